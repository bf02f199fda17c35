// Says at the end which tests took longest.
const COUNT = 10;

export default class Slowest {
  #tests = [];

  onTestEnd(test, { duration }) {
    const [, project, ...title] = test.titlePath();
    this.#tests.push({ seconds: duration / 1000, name: `[${project}] ${title.join(' › ')}` });
  }

  /** In the format that scripts/test looks for. */
  onEnd() {
    if (this.#tests.length <= COUNT) return;
    const slowest = this.#tests.sort((one, other) => other.seconds - one.seconds).slice(0, COUNT);
    console.log(['', 'The slowest tests:', ...slowest.map(({ seconds, name }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)].join('\n'));
  }

  /** The list is printed by another. */
  printsToStdio() {
    return false;
  }
}
