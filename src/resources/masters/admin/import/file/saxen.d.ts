/** The part of saxen that the import uses: the package has no types of its own. */
declare module 'saxen' {
  type Decode = (text: string) => string
  export class Parser {
    on(
      event: 'openTag',
      hear: (name: string, attributes: () => Record<string, string> | false, decode: Decode) => void,
    ): this
    on(event: 'closeTag', hear: (name: string) => void): this
    on(event: 'text', hear: (text: string, decode: Decode) => void): this
    on(event: 'cdata', hear: (text: string) => void): this
    parse(xml: string): void
  }
}
