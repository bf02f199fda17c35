// The style rules (`make lint`): stylelint's standard ones, except for blank lines and the number of declarations per
// line.
export default {
  extends: 'stylelint-config-standard',
  rules: {
    // A layer that style/tokens.css does not list would come after all others.
    'layer-name-pattern': '^(tokens|base|parts|states|screens|layouts|prefs)$',
    // block, block--kind, block__part
    'selector-class-pattern': '^[a-z][a-z0-9]*(-[a-z]+)*(__[a-z]+)?(--[a-z0-9]+)?$',
    // Layers decide first; rules are ordered by topic.
    'no-descending-specificity': null,
    'value-keyword-case': ['lower', { camelCaseSvgKeywords: true }],
    'declaration-block-single-line-max-declarations': null,
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
  },
};
