// Between the ways of writing Chinese, with the words that each side uses (软件 · 軟體), by the tables of OpenCC.

type Convert = (text: string) => string
let toTaiwan: Promise<Convert> | undefined
let toMainland: Promise<Convert> | undefined

/** The tables are read when they are first asked for: about half a second. */
export async function inTraditional(texts: readonly string[]): Promise<string[]> {
  toTaiwan ??= import('opencc-js/cn2t').then(({ Converter }) => Converter({ from: 'cn', to: 'twp' }))
  return texts.map(await toTaiwan)
}

/** The same the other way. */
export async function inSimplified(texts: readonly string[]): Promise<string[]> {
  toMainland ??= import('opencc-js/t2cn').then(({ Converter }) => Converter({ from: 'twp', to: 'cn' }))
  return texts.map(await toMainland)
}
