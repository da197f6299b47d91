import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchLeaving } from './watchLeaving'

/** Each test needs a new class for the canvas, because `watchLeaving` changes it. */
const newContext = () =>
  class {
    drawn: string[] = []
    fillText(text: string) {
      this.drawn.push(text)
    }
  }

let Context: ReturnType<typeof newContext>
let heard: unknown[]

beforeEach(() => {
  heard = []
  Context = newContext()
  vi.stubGlobal('CanvasRenderingContext2D', Context)
  vi.spyOn(console, 'info').mockImplementation((line: string) => {
    const { by, text } = JSON.parse(line.replace(/^left: /, '')) as { by: string; text: string }
    heard.push([by, text])
  })
  vi.stubGlobal('open', vi.fn())
  watchLeaving()
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const name of ['share', 'canShare', 'clipboard']) Reflect.deleteProperty(navigator, name)
})

describe('watchLeaving', () => {
  it('watchLeaving reports what is shared, copied and sent with WhatsApp', async () => {
    await navigator.share({ text: 'Umroh', files: [new File([], 'penawaran.jpg')] })
    await navigator.clipboard.writeText('Salinan')
    window.open('https://wa.me/?text=Harga%20pas')
    expect(heard).toEqual([
      ['share', 'Umroh\n\n\npenawaran.jpg'],
      ['clipboard', 'Salinan'],
      ['link', 'https://wa.me/?text=Harga pas'],
    ])
  })

  it('watchLeaving reports all texts of a picture at once, and the picture is drawn', async () => {
    const context = new Context()
    context.fillText('Umroh')
    context.fillText('Rp. 1')
    expect(context.drawn).toEqual(['Umroh', 'Rp. 1'])
    await Promise.resolve()
    expect(heard).toEqual([['picture', 'Umroh\nRp. 1']])
  })
})
