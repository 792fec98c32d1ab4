module.exports = require('@plumbline/tooling/webpack')(__dirname);
