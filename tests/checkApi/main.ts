import { checkApi } from './checkApi'
import { readAsked, USAGE } from './options'

const asked = readAsked(process.argv.slice(2), process.env)
if (typeof asked === 'string') {
  console.error(`${asked}\n\n${USAGE}`)
  process.exitCode = 1
} else {
  const { checked, findings } = await checkApi(asked)
  for (const finding of findings) console.log(`✗ ${finding}`)
  console.log(`${checked.length} answers checked, ${findings.length} findings.`)
  process.exitCode = findings.length > 0 ? 1 : 0
}
