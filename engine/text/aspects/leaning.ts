// What the weights misread of an aspect: praise by comparison that negates, and sentences that only announce.

/** Nobody comes near it. A question, or praise that is denied or put off, is none. */
const unrivalled =
  /没(?:有)?(?:对手|得比|得挑)|无敌|无可挑剔|挑不出(?:什么|任何)?(?:毛病|缺点)|(?:难|没)逢敌手|完胜同级/u
const denied = /(?:不是|并非|算不上|谈不上|不算|称不上|号称|自称|吹|[跟和与])[^，。；！？,;!?]{0,6}$/u
/** A longer sentence speaks of several things. */
const longest = 40

/** What is brought out or set side by side. */
const announced = /(?:共|一共|总共)?推出[^，。]{0,6}(?:个|款|种)|(?:与|和|同)[^，。]{1,12}(?:对比|相比较|横评)$/u
/** Any of these may lean: such a sentence is left to the weights. */
const mayLean =
  /[不没无好差佳优劣强弱棒赞烂贵坑丑美爽舒稳满失遗缺少太很最更挺超极还才只就]|便宜|宽敞|领先|落后|碾压|垃圾|投诉|问题|毛病|故障/u

/** @returns 1 praise, 0 says nothing either way; null: the weights decide */
export function plainLeaning(sentence: string): 1 | 0 | null {
  if (sentence.length > longest) return null
  const found = unrivalled.exec(sentence)
  if (found) return denied.test(sentence.slice(0, found.index)) || /[吗么？?]/u.test(sentence) ? null : 1
  const plain = sentence.replace(/[。！!；;\s]+$/u, '')
  return announced.test(plain) && !mayLean.test(plain) ? 0 : null
}
