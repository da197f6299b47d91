import { runnerImport } from 'vite'

// This runs in a separate process with NODE_ENV=production, so that React and Emotion render as in production.
const [, , root, slots] = process.argv
const { module } = await runnerImport(`${root}/src/shell/build/templates.tsx`, {
  configFile: false,
  root,
  resolve: { tsconfigPaths: true },
  logLevel: 'silent',
})
process.stdout.write(JSON.stringify(module.renderTemplates(JSON.parse(slots))))
