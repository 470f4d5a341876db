/** Policies of the demonstration: invented issuers, numbers and texts; one had another text before. */
import { PolicyDraft } from '@guanlan/features/resources/policies/contract'
import { savePolicy } from '@guanlan/features/resources/policies/server'
import type { Scope } from '@guanlan/platform/server'

const dayMs = 86_400_000
const texts = [
  {
    title: '新能源汽车低温车门可靠性指引（试行）',
    issuer: '岚州市场监督管理局',
    number: '岚市监发〔2026〕14号',
    days: [-120, -90, null],
    body: '一、适用范围\n本指引适用于在岚州销售的新能源汽车。\n\n二、机械应急开启\n车门应当设有不依赖电源的机械应急开启装置，并在车内外显著位置说明用法。\n\n三、低温试验\n零下三十摄氏度静置八小时后，隐藏式把手应当在十秒内弹出。',
  },
  {
    title: '家用汽车产品投诉处理时限规定',
    issuer: '岚州消费者权益保护委员会',
    number: '岚消〔2026〕3号',
    days: [-60, -30, null],
    body: '经营者应当在收到投诉之日起七日内答复，十五日内提出处理方案。逾期未答复的，由本会公示。',
  },
  {
    title: '辅助驾驶宣传用语管理办法（征求意见稿）',
    issuer: '岚州工业和信息化局',
    number: '',
    days: [-12, 45, null],
    body: '不得以“自动驾驶”“无人驾驶”等用语宣传组合辅助驾驶功能；应当在首次使用前说明边界，并保存宣传记录三年。',
  },
  {
    title: '新能源汽车充电安全临时措施',
    issuer: '岚州应急管理局',
    number: '岚应急〔2025〕41号',
    days: [-420, -400, -20],
    body: '高温期间，地下车库慢充桩应当每日巡检。本措施有效期一年。',
  },
] as const

export async function furnishPolicies(given: Scope): Promise<void> {
  const scope = { ...given, isOperator: false }
  const day = (days: number | null) =>
    days === null ? null : new Date(scope.now.getTime() + days * dayMs).toISOString().slice(0, 10)
  for (const [at, { days, ...text }] of texts.entries()) {
    const [publishedOn, inForceOn, endedOn] = days.map(day)
    const draft = PolicyDraft.parse({ ...text, publishedOn, inForceOn, endedOn })
    const first = at === 0 ? draft.body.replace('十秒', '三十秒') : draft.body
    const { id, version } = await savePolicy(scope, { ...draft, body: first })
    if (first !== draft.body) await savePolicy(scope, { ...draft, id, version })
  }
}
