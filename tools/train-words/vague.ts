/**
 * Writes engine/text/words/vague.ts: words that are no keyword, for they say nothing of what a text is about. By part of speech (jieba's dictionary), and of verbs,
 * adjectives and idioms those that many kinds of texts have often. `node tools/train-words/vague.ts [--data DIR]`, deterministic, half a minute.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { dict } from '@node-rs/jieba/dict.js'
import { generalCutter } from '../../engine/text/testing/general-cutter.ts'
import { isAmount } from '../../engine/text/words/amounts.ts'

const { values } = parseArgs({ options: { data: { type: 'string', default: '../shared/data' } } })
const sets = [
  'news/sina_2018',
  'news/cctv_xinwenlianbo',
  'news/fudan_press_1990s',
  'social/weibo_covid_topics',
  'social/weibo_ced_posts',
  'automotive/bdci2018_car_reviews',
  'sentiment/online_shopping_10_cats',
]
const mostRows = 5000
const longest = 1000
/** A verb or adjective is vague that so many articles of at least three of the sets have. */
const share = 0.006
const kinds = 3

/** Adverbs, pronouns, conjunctions, prepositions, particles, directions, times, numerals with what they count, idioms. */
const alwaysVague = /^(?:ad?|d|df|c|r|rr|rz|p|f|u\w?|y|o|e|k|h|q|mq|m|t|i|vd)$/
const vagueWhereOften = /^(?:v|vn|vi|vq|a|ad|an|z|b|l)$/
/** Of these classes what tells something all the same. */
const telling = new Set(
  `立法 进步 南下 高新 春节 国庆 春晚 国庆节 端午节 圣诞节 圣诞 元旦 感恩节 除夕 暑假 寒假 暑期 春运 赛季 更年期 孕期 生日 现代 清代 清朝 明朝 唐朝 南宋 先秦
  死亡 健康 进口 出口 采访 比赛 感染 快递 旅游 自由 检测 安装 销售 检验 冲突 出版 演出 投资 逝世 受伤 爆炸 防治 直播 监督 污染 娱乐 体育 改革 谈判 培训 服装 推广 翻译 治疗 支付 监测 犯罪
  就业 消费 开发 贸易 零售 革命 上涨 收购 考察 审查 治理 融资 开幕 签署 公益 投诉 召回 维修 退货 隔离 充电 失踪 诈骗 举报 处罚 道歉 起火 自燃 裁员 涨价 降价 破产 造假 违法 腐败 罢工 抗议 停产 停工
  导航 驾驶 刹车 结婚 离婚 高考 招聘 招生 考试 签证 移民 竞赛 夺冠 上映 表演 安全 教育 医疗 保险 建设 环保 免费 优惠 公共 自动 超市 警察 执法 贫困 签证 停车 手续 预算 产能 豪华 充电 碰撞 缺陷
  审计 垃圾 爱国 民主 恐怖 暴力 机动 电动 智能 新型 国产 野生 有机 无人 燃油 混动 中共 抗日 反腐 扶贫 戒毒 食用 军用 民用 核电 服务 设计 管理 研究 调查 生产 交通 宣传 指挥 训练 交易 运输 供应 维护
  解放 社会主义 自主 快充 减税 高速 高层 一线 一带一路 十三五 三农 双十一 五一 十一 六一 三八 九寨沟 双创 五四 七夕 重阳 中秋 清明 八一 一汽 三星 万达 百度 千岛湖 三峡 千瓦 度假`.split(
    /\s+/,
  ),
)
/** Nouns that stand in every kind of text. */
const nouns =
  `问题 国家 全国 大家 新闻 工作 时候 人员 世界 时间 空间 情况 生活 记者 内容 所有 主要 建议 感觉 小时 地方 消息 结果 有点 故事 基本 人数 国内 全部 水平 报告 个人 方面 全球 变化 声音 影响 无法
有关 原因 体验 历史 总体 事情 指导 地区 效果 形势 关系 文章 评价 方法 经历 阶段 大量 唯一 部分 习惯 标准 方式 当地 中心 整体 评论 综合 力量 联系 功能 价值 单位 重点 先生 集体 网上 现场 家里 过程 态度 发展 压力 身边
意义 事业 成员 专业 进展 现实 实际 品质 精彩 能力 场所 越来越多 时代 记录 评估 落地 时期 关键 整个 理论 机会 海外 产生 所谓 人们 路上 普通 名字 经典 基础 密集 精神 家中 心中 心里 计划 办法 主动 角度 证实 规定 大小
流动 方向 意识 模式 有所 优势 比例 高兴 生动 人家 麻烦 困难 意思 学会 循环 错误 境内 经验 环境 传统 对方 心情 对象 资源 调整 观念 状态 信心 全世界 基本上 理念 心灵 任务 天下 制作 利用 责任 关心 人物 年龄 目标 工具
现象 动态 热门 依法 视野 信任 全面 身上 条件 手段 统一 移动 兴趣 背景 样子 来源 程度 专项 合作 渠道 证明 原本 理由 形象 图片 月份 高度 开头 下文 上文 狂喜 全系 加装 门外 装置 反馈 时限 民众 供给方 专用 出门 发送 全文 正文 片段 感悟 范围 特点 特征 因素 关注度 细节 话题 活动
日子 趋势 领域 作用 视角 总结 结论 一方 双方 各方 东西 本身 本人 有关方面 相关部门 数量 数字 次数 位置 步骤 姿态 层面 环节 前提 依据 例子 思路 意见 看法 想法 观点 说法 做法 句话 日晚 会议主题`.split(
    /\s+/,
  )
/** Runs that the vocabulary takes for words and that begin with a measure: 座城市, 次抢断. */
const measures = new Set('个名位件条项次种句座部局场支枚块张把辆台款家院所轮'.split(''))

const speech = new Map(
  new TextDecoder()
    .decode(dict)
    .split('\n')
    .map(line => line.trim().split(' '))
    .map(([word = '', , kind = '']) => [word, kind]),
)
const cutter = generalCutter()
const shares = new Map<string, number[]>()
sets.forEach((set, place) => {
  const rows = gunzipSync(readFileSync(`${values.data}/${set}.jsonl.gz`))
    .toString()
    .split('\n')
    .filter(Boolean)
    .slice(0, mostRows)
  for (const row of rows) {
    const { title = '', body = '', text = '' } = JSON.parse(row) as { title?: string; body?: string; text?: string }
    const words = new Set(cutter.cut(`${title}\n${body || text}`.slice(0, longest)).map(({ word }) => word))
    for (const word of words) {
      const each = shares.get(word) ?? sets.map(() => 0)
      shares.set(word, each)
      each[place] = (each[place] ?? 0) + 1 / rows.length
    }
  }
})

const isVague = (word: string, each: readonly number[]): boolean => {
  if (!/^\p{Script=Han}{2,}$/u.test(word) || telling.has(word) || isAmount(word)) return false
  const kind = speech.get(word)
  if (kind === undefined) return measures.has(word.charAt(0)) && shares.has(word.slice(1))
  if (alwaysVague.test(kind) && kind !== 'a') return true
  return vagueWhereOften.test(kind) && (each.toSorted((a, b) => b - a)[kinds - 1] ?? 0) >= share
}
const words = new Set([...nouns, ...[...shares].filter(([word, each]) => isVague(word, each)).map(([word]) => word)])
const lines: string[] = ['']
for (const word of [...words].filter(Boolean).sort()) {
  if ((lines.at(-1) as string).length + word.length > 150) lines.push('')
  lines[lines.length - 1] += `${lines.at(-1) === '' ? '' : ' '}${word}`
}
writeFileSync(
  new URL('../../engine/text/words/vague.ts', import.meta.url),
  `// Words that say nothing of what a text is about. Made by tools/train-words/vague.ts.
const words = \`
${lines.join('\n')}
\`

let set: ReadonlySet<string> | null = null

/** @param word canonical characters */
export function isVague(word: string): boolean {
  set ??= new Set(words.split(/\\s+/))
  return set.has(word)
}
`,
)
console.log(words.size, 'words')
