import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { contractDocument } from '@/partner-api/openapi/document'
import { breaksOf } from './breaks'
import type { OpenApiDocument } from './operations'
import { keepContract, lastRelease, mayBreak, releaseOf } from './releases'

const ROOT = resolve(import.meta.dirname, '../..')
const { version } = JSON.parse(readFileSync(resolve(ROOT, 'package.json'), 'utf8')) as { version: string }
const contract = JSON.parse(JSON.stringify(contractDocument)) as OpenApiDocument

function isTagged(): boolean {
  try {
    return execFileSync('git', ['tag', '--list', `v${version}`], { cwd: ROOT, encoding: 'utf8' }).trim() !== ''
  } catch {
    return false
  }
}

function refuse(...lines: string[]): void {
  console.error(lines.join('\n'))
  process.exitCode = 1
}

const [kept, last] = [releaseOf(version), lastRelease(version)]
const breaks = last && !mayBreak(version, last.version) ? breaksOf(last.contract, contract) : []
if (kept && isTagged() && JSON.stringify(kept.contract) !== JSON.stringify(contract))
  refuse(`v${version} is tagged, so its contract stays. Give package.json the next version first.`)
else if (breaks.length > 0) refuse(`The contract would break apps of ${last?.version}:`, ...breaks)
else console.log(`The contract of ${version}: ${relative(process.cwd(), keepContract(version, contract))}`)
