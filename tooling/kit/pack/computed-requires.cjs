/** Leaves to Node what a module requires by a path that it computes, and where it looks for one. */
module.exports = (source) =>
  source.replaceAll(/\brequire(?=\.resolve\b|\([^'"`)])/g, '__non_webpack_require__');
