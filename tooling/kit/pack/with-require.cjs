/** React takes its timers by `module.require`, which modules in a bundle lack: tests would wait for a browser's channel. */
module.exports = (source) => `module.require = __non_webpack_require__;\n${source}`;
