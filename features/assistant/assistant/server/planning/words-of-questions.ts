const chinese = `
什么 为什么 怎么 怎样 如何 多少 几 哪些 哪个 哪家 哪里 哪天 谁 何时 何地 是否 有没有 有多少 吗 呢 请 请问 帮 帮我 告诉 看看 查 查询 找 找出 列出 总结 概括 归纳 分析 说说 介绍一下 一下 给我
报道 文章 新闻 消息 舆情 媒体 情况 原因 看法 评价 观点 说法 进展 影响 主要 有关 关于 提到 说到 谈到 讨论 内容 数量 声量 篇 最多 最高 最早 第一次 首次 变化 趋势 走势 相比 对比 比较 区别 不同 还是 以及 以来 期间 内容 大家 网友 公众 方面 问题 发生 出现 回应 最新 目前 现在 今年 去年 上升 下降 增加 减少 增多 变多 变少 增长 激增 猛增 剧增 骤增 上涨 下跌 下滑 回落 攀升 飙升 突增 突然 为何 为啥 更多 更 高峰 峰值 来源 哪几家 几家 几篇 篇数 比例 占比 平台
一共 总共 共计 合计 总计 共有 发表 发布 刊发 刊登 报导 稿件 消息面 动态 近况 了几 有几 第几 多大 多长 多久 会 能 可以 应该 到底 究竟 怎么样 咋样 怎么看 怎么说 如何看 篇文章 篇报道 条新闻 条消息
怎么回事 咋回事 回事 哪几个 最大 最小 最少 最低 最热 更大 更小 更高 更低 更少 多吗 少吗 高吗 低吗 大吗 小吗 谁家 谁的 比起 相对 声量比`
const english = `
what when where which who whom why how many much tell me show list find give summarise summarize summary explain about regarding report reports reported reporting article articles news coverage media story stories say said says happen happened latest most least first compare compared trend change changes number count did does was were has have been is are there any please vs versus than higher lower bigger fewer larger peak spike`

/** Canonical letters. */
export const wordsOfQuestions: ReadonlySet<string> = new Set(`${chinese} ${english}`.split(/\s+/).filter(Boolean))
