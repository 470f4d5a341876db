/** Characters of simplified Chinese that stand for several, where they are a word of their own: what stands beside them tells which. */

const numeral = /[一二两三四五六七八九十百千万几数半]$/
const digit = /[\d０-９]$/
const title = /^(?:先生|女士|小姐|太太|老师|教授|医生|经理|总|某|氏|主任|院长|校长|书记|市长|局长|记者|导演|同学|姓)/

/** What is only a surname before a title or behind 姓; elsewhere OpenCC's first choice. */
const surnames: Readonly<Record<string, string>> = {
  于: '于',
  余: '余',
  郁: '郁',
  涂: '涂',
  种: '种',
  丑: '丑',
  游: '游',
}

/** What becomes of it between these two; undefined: what the tables say. */
const uses: Readonly<Record<string, (before: string, behind: string) => string | undefined>> = {
  里: before => (numeral.test(before) ? '里' : undefined),
  只: before => (numeral.test(before) || digit.test(before) || before.endsWith('只') ? '隻' : undefined),
  周: before => (/[第本上下每这那双首]$/.test(before) || numeral.test(before) || digit.test(before) ? '週' : undefined),
  余: before => (numeral.test(before) || digit.test(before) ? '餘' : undefined),
  范: (before, behind) => (/[王韩有潮型]$/.test(before) || behind.startsWith('儿') ? '範' : '范'),
  钟: (before, behind) =>
    /[点分秒刻多座口古时敲撞大小]$/.test(before) || /^[声响敲鸣表摆楼塔面]/.test(behind) ? '鐘' : '鍾',
  干: before => (/[晒擦烘吹晾风弄喝抹榨挤拧烤煮熬炒吸抽挥饼鱼肉菜豆笋果虾贝薯]$/.test(before) ? '乾' : undefined),
  签: () => '簽',
  准: before => (/[不未才获恩]$/.test(before) ? '准' : undefined),
}

/** How far it is looked to both sides: as far as the longest title. */
const REACH = 2

export function byUse(text: string, at: number): string | undefined {
  const character = text.charAt(at)
  const surname = surnames[character]
  const use = uses[character]
  if (surname === undefined && use === undefined) return
  const before = text.slice(Math.max(0, at - REACH), at)
  const behind = text.slice(at + 1, at + 1 + REACH)
  if (surname !== undefined && (title.test(behind) || before.endsWith('姓'))) return surname
  return use?.(before, behind)
}
