/** lodash's `debounce` without options: calls `run` with the last arguments, once nobody has called for `ms`. */
export default function debounce<A extends unknown[], R>(run: (...args: A) => R, ms = 0) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: (() => R) | undefined
  let result: R | undefined
  const flush = () => {
    clearTimeout(timer)
    const call = last
    last = undefined
    if (call) result = call()
    return result
  }
  const cancel = () => {
    clearTimeout(timer)
    last = undefined
  }
  function debounced(this: unknown, ...args: A) {
    last = () => run.apply(this, args)
    clearTimeout(timer)
    timer = setTimeout(flush, ms)
    return result
  }
  return Object.assign(debounced, { cancel, flush })
}
