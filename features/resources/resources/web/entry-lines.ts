/** Entries of the brand library as people write them, one a line. Pure. */
import type { Entry } from '@guanlan/features/articles/brand-library/contract'

const kinds: Readonly<Record<string, Entry['kind']>> = {
  公司: 'corp',
  品牌: 'brand',
  产品: 'prod',
  產品: 'prod',
  corp: 'corp',
  brand: 'brand',
  prod: 'prod',
}

/** `公司,名称,别名…`; a line without a kind is a brand. What is wrong with an entry says the server. */
export const entriesOf = (text: string): { kind: Entry['kind']; name: string; aliases: string[] }[] =>
  text
    .split('\n')
    .map(line => line.split(/[,，\t]/).map(part => part.trim()))
    .filter(parts => parts.some(Boolean))
    .map(([first = '', ...rest]) => {
      const kind = kinds[first]
      const [name = '', ...aliases] = kind ? rest : [first, ...rest]
      return { kind: kind ?? 'brand', name, aliases: aliases.filter(Boolean) }
    })
