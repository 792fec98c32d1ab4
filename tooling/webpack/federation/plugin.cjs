/** The federation plugin. In the packed kit its webpack half alone stands here, as one file. */
module.exports = require('@module-federation/enhanced/webpack');
