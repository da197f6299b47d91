import { StartError } from '../host/startError'
import { backup, restore } from './commands'

const [name, ...args] = process.argv.slice(2)
try {
  await (name === 'restore' ? restore : backup)(null, args)
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
