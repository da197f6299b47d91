import { runnerImport } from 'vite'

// A process of its own: whatever runs the build, React and Emotion are drawn with as they are in production.
const root = process.argv[2]
const { module } = await runnerImport(`${root}/src/shell/templates.tsx`, {
  configFile: false,
  root,
  logLevel: 'silent',
})
process.stdout.write(JSON.stringify(module.renderTemplates()))
