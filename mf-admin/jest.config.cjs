module.exports = require('@plumbline/tooling/jest')(__dirname);
