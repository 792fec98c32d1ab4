const path = require('node:path');

const here = (file) => path.join(__dirname, file);

function typescriptRule({ isDevelopment, isRefreshed }) {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: require.resolve('ts-loader'),
    options: {
      transpileOnly: true,
      configFile: here('tsconfig.json'),
      compilerOptions: { jsx: isDevelopment ? 'react-jsxdev' : 'react-jsx' },
      ...(isRefreshed && {
        getCustomTransformers: () => ({ before: [require('react-refresh-typescript').default()] }),
      }),
    },
  };
}

const refreshedTexts = (name) => ({
  test: /[\\/]src[\\/]locales[\\/]\w+\.json$/,
  type: 'javascript/auto',
  loader: here('refreshed-texts.cjs'),
  options: { name },
});

/** How webpack reads each kind of file. A remote in development takes saved components and texts without a reload. */
exports.moduleRules = ({ isDevelopment, remote }) => {
  const isRefreshed = isDevelopment && remote !== undefined;
  return [
    typescriptRule({ isDevelopment, isRefreshed }),
    {
      test: /\.css$/,
      use: [
        { loader: require.resolve('style-loader'), options: { styleTagTransform: here('adopt-sheet.js') } },
        require.resolve('css-loader'),
      ],
    },
    { test: /\.(png|svg|webp|woff2)$/, type: 'asset/resource' },
    ...(isRefreshed ? [refreshedTexts(remote)] : []),
  ];
};
