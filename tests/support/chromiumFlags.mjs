const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** The flags of every Chromium that the tests and `npm run bench` start. */
export const OWN_FLAGS = [
  ...sandbox,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Only the headless shell reads this flag. Without it, the shell rounds the widths of letters to whole pixels.
  '--font-render-hinting=none',
]
