// What a negative text is negative about: quality, service, price, safety, management …
import { type CanonicalText, canonicalise } from '../canonical.ts'
import { createTrie } from '../words/trie.ts'

/** One row of the table an organisation may edit. */
export interface Dimension {
  id: string
  /** Simplified, traditional, English. */
  name: readonly [zh: string, hant: string, en: string]
  /** Words with what one mention weighs; 1 for a sure sign, 0.5 for a hint. */
  words: Readonly<Record<string, number>>
}

export interface DimensionFound {
  id: string
  /** Share of the weight of all dimensions, 0–1. */
  share: number
  /** The words that said so, most weighty first, as canonical characters. */
  words: string[]
}

/** Words one after the other; those of several words are written with `_` between them. */
const weigh = (sure: string, hint = ''): Record<string, number> => ({ ...each(hint, 0.5), ...each(sure, 1) })

const each = (words: string, weight: number): Record<string, number> =>
  Object.fromEntries(
    words
      .split(' ')
      .filter(Boolean)
      .map(word => [word.replaceAll('_', ' '), weight]),
  )

export const defaultDimensions: readonly Dimension[] = [
  {
    id: 'quality',
    name: ['产品质量', '產品質量', 'Quality'],
    words: weigh(
      '质量问题 质量差 质量不好 质量缺陷 做工 掉漆 开裂 断裂 异响 漏油 生锈 起皮 掉色 褪色 破损 次品 劣质 假货 残次 瑕疵 不合格 抽检 故障 失灵 死机 卡顿 黑屏 闪退 发热 续航 异味 味道差 难吃 变质 过期 发霉 缩水 不耐用 坏了 烂了 不新鲜 不好吃 不好用 难用 没用 太薄 太小 偏小 起球 线头 刺鼻 模糊 不清晰 发烫 太慢 很慢 盗版 缺页 错别字 印刷 掉毛 漏水 漏液 破了 裂了 不甜 很酸 质量太差 太差 很差 翻车 返修 召回 缺陷 山寨 烧机油 顿挫 抖动 defect defective recall malfunction faulty broke',
      '质量 品质 材质 问题 失望 粗糙 噪音 油耗 软件 升级 垃圾 味道 刮花 quality',
    ),
  },
  {
    id: 'service',
    name: ['服务态度', '服務態度', 'Service'],
    words: weigh(
      '服务态度 态度差 态度恶劣 态度不好 客服 售后 退款 退货 换货 不退 推诿 推卸 踢皮球 敷衍 不理人 拒绝受理 排队 等了 久等 送餐慢 配送 快递 发货慢 物流 超时 送错 漏送 发错 少发 漏发 不发货 没收到 没有收到 没发票 包装 骗人 霸王条款 强制消费 捆绑销售 投诉无门 服务员 店员 前台 骑手 外卖员 大数据杀熟 虚假承诺 违约 毁约 refund complaint customer_service rude',
      '服务 态度 投诉 维权 等待 预约 取消 联系不上 回复 service',
    ),
  },
  {
    id: 'price',
    name: ['价格收费', '價格收費', 'Price'],
    words: weigh(
      '涨价 太贵 价格高 贵了 偏贵 性价比低 性价比不高 乱收费 多收费 收费高 违规收费 天价 宰客 价格欺诈 虚标 降价 背刺 加价 溢价 差价 扣费 自动续费 隐形消费 不值 割韭菜 价格战 overpriced price_hike surcharge',
      '价格 收费 费用 贵 定价 续费 price',
    ),
  },
  {
    id: 'safety',
    name: ['安全事故', '安全事故', 'Safety'],
    words: weigh(
      '起火 自燃 爆炸 火灾 着火 燃爆 坍塌 塌方 泄漏 中毒 食物中毒 食品安全 死亡 身亡 遇难 伤亡 受伤 车祸 追尾 碰撞 事故 刹车失灵 失控 安全隐患 触电 坠落 坠楼 溺水 窒息 烫伤 过敏 致癌 有害物质 感染 病毒 疫情 异物 虫子 蟑螂 交通事故 explosion fire killed injured crash accident toxic',
      '安全 隐患 危险 受害 救援 伤者 safety',
    ),
  },
  {
    id: 'management',
    name: ['经营管理', '經營管理', 'Management'],
    words: weigh(
      '腐败 受贿 贪污 违纪 被查 落马 双规 双开 内斗 高管离职 辞职 离职潮 管理混乱 监管不力 失职 渎职 不作为 玩忽职守 造假 财务造假 虚假宣传 欺诈 欺骗 诈骗 传销 内幕交易 信披违规 违规 违法 处罚 罚款 立案 被调查 通报批评 约谈 整改 查处 学历造假 论文抄袭 抄袭 侵权 侵犯 泄露 个人信息 隐私 数据泄露 垄断 官僚 fraud bribery scandal probe antitrust breach',
      '管理 监管 领导 内部 宣传 问责 调查 诉讼 起诉 判决 management lawsuit',
    ),
  },
  {
    id: 'finance',
    name: ['财务资金', '財務資金', 'Finance'],
    words: weigh(
      '亏损 净亏损 下滑 暴跌 大跌 跌停 下跌 破产 倒闭 清算 债务 违约 暴雷 爆雷 逾期 兑付 资金链 断裂资金 资不抵债 退市 停牌 st 减持 质押 冻结 商誉减值 评级下调 利润下降 营收下降 业绩下滑 裁员降本 欠款 拖欠货款 loss losses plunge bankruptcy default debt downgrade',
      '业绩 利润 营收 股价 股份 资金 融资 下降 市值 earnings shares',
    ),
  },
  {
    id: 'labour',
    name: ['劳动用工', '勞動用工', 'Labour'],
    words: weigh(
      '裁员 欠薪 拖欠工资 讨薪 加班 过劳 猝死 996 劳动仲裁 劳动合同 社保 辞退 开除 降薪 罢工 停工 性骚扰 职场霸凌 歧视 童工 工伤 克扣工资 优化员工 毁约应届 layoffs layoff strike unpaid_wages harassment',
      '员工 工资 薪资 招聘 离职 工会 workers',
    ),
  },
  {
    id: 'environment',
    name: ['环境保护', '環境保護', 'Environment'],
    words: weigh(
      '污染 排污 偷排 超标排放 废水 污水 废气 臭味 扰民 雾霾 环保督察 环保处罚 垃圾焚烧 垃圾场 垃圾围城 倾倒垃圾 毒地 重金属 砍伐 破坏生态 非法采砂 黑臭 粉尘 pollution emissions contamination spill',
      '环保 环境 排放 生态 environment',
    ),
  },
  {
    id: 'ethics',
    name: ['形象言行', '形象言行', 'Conduct'],
    words: weigh(
      '不当言论 辱华 道歉 抵制 炒作 低俗 恶搞 出轨 绯闻 吸毒 嫖娼 家暴 偷税 逃税 漏税 塌房 人设 歧视女性 骂人 打人 殴打 辱骂 霸凌 虐待 虐待动物 谣言 造谣 boycott apology apologised racist',
      '争议 质疑 批评 舆论 吐槽 热议 controversy',
    ),
  },
]

/** Mentions in the title count so much more. */
const TITLE = 3
/** A dimension with less weight than this is not answered. */
const LEAST = 1
const LONGEST = 20_000

export interface DimensionJudge {
  /** What a negative text is about; null when no word says so. Not asked of others: a text that praises the quality is about quality, too. */
  dimensionOf(title: string | CanonicalText, body: string | CanonicalText): DimensionFound | null
}

/** Keep it: an organisation's table is built once. */
export function createDimensions(dimensions: readonly Dimension[] = defaultDimensions): DimensionJudge {
  const entries = dimensions.flatMap(({ words }, dimension) =>
    Object.entries(words).map(([word, weight]) => ({ chars: canonicalise(word).chars, weight, dimension })),
  )
  const words = [...Map.groupBy(entries, ({ chars }) => chars)]
  const trie = createTrie(words.map(([chars]) => chars))

  function weighed(text: string | CanonicalText, times: number, sums: Map<string, number>[]): void {
    const { codes } = typeof text === 'string' ? canonicalise(text.slice(0, LONGEST)) : text
    const end = Math.min(codes.length, LONGEST)
    for (let at = 0; at < end; at++) {
      const found = trie.longest(codes, at)
      if (found < 0) continue
      const [chars, meanings] = words[found] as (typeof words)[number]
      for (const { dimension, weight } of meanings) {
        const sum = sums[dimension] as Map<string, number>
        sum.set(chars, (sum.get(chars) ?? 0) + weight * times)
      }
      at += chars.length - 1
    }
  }

  return {
    dimensionOf(title, body) {
      const sums = dimensions.map(() => new Map<string, number>())
      weighed(title, TITLE, sums)
      weighed(body, 1, sums)
      // A word said ten times says little more than one said thrice: many different words are what convinces.
      const totals = sums.map(sum => [...sum.values()].reduce((all, weight) => all + Math.sqrt(weight), 0))
      const best = totals.indexOf(Math.max(...totals))
      const found = dimensions[best]
      const total = totals.reduce((all, one) => all + one, 0)
      if (!found || (totals[best] as number) < LEAST) return null
      const reported = [...(sums[best] as Map<string, number>)].sort(([, a], [, b]) => b - a)
      return {
        id: found.id,
        share: (totals[best] as number) / total,
        words: reported.slice(0, 5).map(([word]) => word),
      }
    },
  }
}

let standard: DimensionJudge | undefined

/** By the default table. */
export function dimensionOf(title: string | CanonicalText, body: string | CanonicalText): DimensionFound | null {
  standard ??= createDimensions()
  return standard.dimensionOf(title, body)
}
