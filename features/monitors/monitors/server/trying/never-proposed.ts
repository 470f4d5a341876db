/** Words that say nothing of what a text is about; never proposed for a rule. Canonical: lower case, simplified. */
const chinese = `
我们 你们 他们 她们 它们 咱们 大家 自己 人们 本人 本报 记者 编辑 来源 责编 图片 视频 全文 原文 网友 这个 那个 这些 那些 这样 那样 这里 那里 这是 这种 那种 哪些 哪里 什么
怎么 怎样 如何 为何 为什么 多少 几个 一个 一些 一种 一样 一直 一定 一般 一下 一次 一位 一名 一项 一家 两个 三个 每个 各种 各个 其他 其它 其中 其实 之一 之后 之前 之间 之中 以及
以上 以下 以后 以前 以来 以为 因为 因此 所以 如果 虽然 但是 但 不过 然而 而且 并且 或者 或是 还是 还有 只有 只是 只要 就是 就要 就会 都是 也是 也有 也会 不是 不会 不能 不要
不同 没有 已经 曾经 正在 将会 将要 可以 可能 可是 能够 能否 应该 应当 必须 需要 想要 希望 认为 觉得 表示 指出 强调 介绍 称 说道 据悉 据了解 了解 透露 显示 看到 看来 成为 作为
关于 对于 根据 按照 通过 随着 由于 为了 除了 包括 等等 左右 目前 现在 当前 当时 当天 今天 昨天 明天 今年 去年 明年 近日 近期 日前 此前 此次 最近 最后 最终 首先 其次 同时 另外
此外 与此同时 不仅 甚至 尤其 特别 非常 十分 更加 比较 相对 完全 基本 主要 重要 有关 相关 方面 问题 情况 时候 时间 地方 东西 事情 部分 进行 开展 实现 提出 提供 进入 出现 发生
开始 继续 得到 受到 来自 位于 属于 使得 让人 有的 有人 有些 所有 任何 许多 很多 更多 大量 不少 多个 全部 整个 共同 分别 直接 真的 的话 的是 而是 是否 能不能 于是 然后 接着 起来
出来 下来 上来 下去 过来 过去 起 上午 下午 晚上 早上 中午 凌晨 月份 年度 小时 分钟 万元 亿元 公里
`
const english = `
the of and to in is are was were be been being it its this that these those for with from by on at as an or but not no if so than then there here
have has had do does did will would can could should may might must we you he she they his her their our your my me him them us who what which when where
why how all any some more most other such only own same too very just also into over under after before about again up down out off said says mr
`
const words = new Set(`${chinese} ${english}`.split(/\s+/).filter(Boolean))

/** How people are called, and what only colours a sentence. */
const silent = new Set(
  '师傅 先生 女士 小姐 朋友 朋友们 老板 大爷 大妈 阿姨 叔叔 小伙 小伙子 同学 同事 家长 有点 有点儿 只能 只好 居然 竟然 果然 终于 突然 忽然 仍然 依然 刚刚 刚才 马上 立刻 立即 赶紧 一起 一边 一点 一点儿 稍微 差不多 几乎 大概 也许 恐怕 确实 实在 反正 毕竟'.split(
    ' ',
  ),
)
/** Numbers in characters, with what they count: 四十, 十分钟, 三款; not 四川, 万科. */
const number =
  /^[第约近]?[零〇一二三四五六七八九十百千万亿两几半数]+(?:多|余|来)?(?:[个款台辆名位人次件家条项点年月日号天周时分秒岁元块倍成米]|小时|分钟|个月|公里|万元|亿元|[多余])?$/
/** Times of a day and of a week: 昨天下午, 上周五, 今早. */
const time =
  /^(?:[昨今明前后当次][天日晚早夜年]|[上下本这]个?(?:周|月|星期|礼拜)|(?:周|星期|礼拜)[一二三四五六日天])|(?:凌晨|清晨|早上|上午|中午|下午|傍晚|晚上|半夜|深夜)$/

/** Adds nothing to a rule: it counts, tells a time or calls somebody. */
export const isStopWord = (word: string): boolean =>
  words.has(word) || silent.has(word) || number.test(word) || time.test(word)
