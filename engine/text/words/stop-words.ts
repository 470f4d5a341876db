// Words that say nothing by themselves: left out of keywords and hot words. An organisation may hand in its own list.
// The rarer verbs and times among them (代替, 列出, 今早) are below the share of articles from which tools/train-words/vague.ts takes a verb, and were seen as hot words.

/** Characters that begin or end no word of content. */
const functionCharacters = new Set(
  '的了着过是在和与或及而但且也都就还又再才只很更最太不没有无这那此其之为被把将让给对向从到于以由因若如则所者们个吗呢吧啊呀嘛么什哪谁我你他她它您某每各该本等并即却则后前时上下中里内外间将已曾正可能会要想说称'.split(
    '',
  ),
)

export const isFunctionCharacter = (character: string): boolean => functionCharacters.has(character)

const chinese = `
的 了 着 过 是 在 和 与 或 及 以及 而 而且 但 但是 不过 然而 并 并且 也 都 就 还 又 再 才 只 很 更 最 太 非常 十分 比较 不 没 没有 有 无 这 那 此 其 之 为 被 把 将 让 使 给 对 对于 关于 向 从 到 于 以 由 由于 因 因为 因此 所以 如果 若 如 例如 比如 则 虽然 尽管 即使 只要 只有 无论 不管 除了 除 之外 以外 此外 另外 同时 其中 其他 其它 其实 当然 另 另一方面 一方面 方面 通过 根据 按照 依据 随着 为了 作为 成为 进行 表示 认为 指出 称 说 介绍 透露 强调 提出 提到 发现 看到 知道 觉得 感觉 希望 可以 可能 能 能够 会 要 应 应该 应当 需要 必须 已 已经 曾 曾经 正 正在 将要 即将 一直 一定 一般 一些 一个 一种 一次 一样 一起 一下 一点 一位 一名 一家 一项 一条 一天 一年 一 二 三 四 五 六 七 八 九 十 两 几 多 多个 多少 少 大 小 高 低 好 新 个 位 名 家 项 条 次 种 件 年 月 日 时 分 秒 点 号 元 万 亿 万元 亿元 今天 昨天 明天 今年 去年 明年 目前 现在 当时 之前 之后 以后 以前 以来 此前 此后 近日 日前 近年 近年来 当前 未来 最近 同日 当日 当天 上午 下午 晚上 早上 中午 凌晨 期间 时间 时候 上 下 中 里 内 外 前 后 间 左右 以上 以下 之间 这个 那个 这些 那些 这样 那样 这种 那种 这里 那里 这么 那么 怎么 怎样 如何 什么 为什么 哪里 哪些 谁 自己 我 我们 你 你们 他 他们 她 她们 它 它们 您 大家 人 人们 别人 某 每 每个 各 各种 各个 该 本 等 等等 即 却 吗 呢 吧 啊 呀 嘛 么 哦 哈 嗯 来 去 出 起 起来 出来 下来 上去 进 回 走 看 做 想 用 把握 得 地 得到 属于 包括 包含 具有 存在 出现 开始 继续 结束 达到 超过 不同 相关 有关 相应 主要 重要 很多 许多 大量 不少 部分 全部 所有 整个 任何 记者 编辑 来源 责任编辑 原标题 图片 照片 点击 查看 阅读 全文 更多 文章 内容 本文 作者 微信 公众号 微博 网友 网 讯 消息 报道 据悉 据了解 新闻 转发 评论 回复 链接 视频 全国 中国 第一 第二 第三 截至发稿 截至目前 发稿 昨天上午 昨天下午 昨晚 昨日 今日 今天上午 今天下午 今晚 明日 一点一点 回过 举行 召开 出席 负责人 有关负责人 相关负责人 负责人表示 董事长兼 本报讯 新京报讯 新华社 央视网 据介绍 据报道 报道称 消息称 首次 其次 最后 最终 直接 完全 真的 真正 特别 尤其 甚至 几乎 仅 仅仅 共 共有 总 约 近 达 不是 不会 不能 不要 不可 不得 就是 还是 只是 都是 也是 但 而是 可是 于是 是否 还有 还要 也要 有的 有些 有人 北京时间 日电 月份 时期 情况 问题 工作 进一步 之一 来说 来看 而言 的话 越来越 不断 之中 当中 其余 彼此 互相 相互 之类 似乎 好像 究竟 到底 居然 竟然 反而 否则 何况 况且 从而 以便 以免 本来 原来 往往 常常 经常 通常 有时 偶尔 马上 立即 立刻 突然 终于 仍 仍然 依然 照片来源 一切 这次 本次 此次 这是 那是 这位 这一 那一 不仅 不但 不只 不过 哪怕 由此 为此 对此 与此 因而 故 既 且 乃 及其 亦 皆 吧 呗 喔 哟 唉 嘿 哎 财报 财报显示 数据显示 报告显示 公告显示 资料显示 财报数据 围着 围绕 显示 直击 代替 列出 还好 今早 截止 后续 预想 原文刊载 联播快讯 与会代表 会议主题 详见 全文如下 客户端
`

const english = `
a an the and or but if then else of to in on at by for from with without into onto over under about above below between through during before after since until as is are was were be been being am do does did done have has had having can could will would shall should may might must not no nor so than too very just only own same such this that these those there here where when why how what which who whom whose i me my we us our you your he him his she her it its they them their one two also more most other some any each few all both s t re ve ll d m said says say new mr mrs ms http https www com cn html nbsp amp quot gt px div span script adscript document function var rt pro max plus mini ultra top bottom left right margin padding width height tech level gb ceo app model background tips
`

/** The default list; canonical forms. Hand in `new Set([...stopWords, …])` to extend it. */
export const stopWords: ReadonlySet<string> = new Set(`${chinese} ${english}`.split(/\s+/).filter(Boolean))
