const EVERY_MS = 200

type Terminal = { isTTY?: boolean; write: (text: string) => unknown }

/** Shows how far a command has come, in one line of a terminal. A log or a mail from cron gets no such line. */
export function shownProgress(title: string, out: Terminal, now: () => number = Date.now) {
  let last = -Infinity
  return {
    show: (rows: number, ofRows: number) => {
      if (!out.isTTY || (now() - last < EVERY_MS && rows < ofRows)) return
      last = now()
      const percent = ofRows === 0 ? 100 : Math.floor((rows / ofRows) * 100)
      out.write(
        `\r${title} … ${rows.toLocaleString('id-ID')} dari ${ofRows.toLocaleString('id-ID')} baris (${percent}%)`,
      )
    },
    /** Prints a line about work that is not counted in rows. */
    say: (text: string) => {
      if (out.isTTY) out.write(`\n${title} … ${text}`)
    },
    end: () => {
      if (last !== -Infinity) out.write('\n')
    },
  }
}
