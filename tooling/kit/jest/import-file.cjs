/* global __non_webpack_require__ */
/** Stands in for `testing/src/import-file.ts` in the bundled kit of tests: jest loads the file, not the bundle. */
exports.importFile = (file) => Promise.resolve().then(() => __non_webpack_require__(file));
