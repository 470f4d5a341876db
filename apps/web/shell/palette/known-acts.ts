/** What people call the things that can be done, and where each is done: found by Ctrl+K although no screen has that name. Loaded with the palette. */
import type { Phrase } from '@guanlan/platform/contract'
import { newThings } from './new-things.ts'
import { strings } from './strings.ts'

interface KnownAct {
  key: string
  name: Phrase
  /** Where it is done; the first that may be opened. */
  places: readonly string[]
  /** What people call it, in small letters. */
  calls: readonly string[]
}

type Name = keyof typeof strings

const act = (key: Name, places: string, calls: string): KnownAct => ({
  key,
  name: strings[key],
  places: places.split(' '),
  calls: calls.split(/\s+/),
})

export const knownActs: readonly KnownAct[] = [
  act('export', '/monitorData', '导出 匯出 导出excel 导出数据 导出文章 下载文章 下载数据 excel csv export'),
  act('downloads', '/downloadRecord', '导出记录 下载文件 导出文件 下载中心 匯出記錄 downloads'),
  act('cloud', '/analysis /overview', '词云 詞雲 词频 关键词云 标签云 高频词 wordcloud cloud'),
  act(
    'trend',
    '/analysis',
    '趋势图 走势 声量 声量图 地图 地域分布 传播路径 溯源 情感分布 饼图 图表 聲量 圖表 chart trend',
  ),
  act(
    'warn',
    '/warningManage /earlyWarning',
    '预警规则 预警管理 告警 告警规则 报警 提醒 预警设置 預警規則 alert alerts',
  ),
  act('incidents', '/earlyWarning', '预警信息 预警事件 预警记录 舆情事件 处置 incident'),
  act(
    'receivers',
    '/addressList',
    '接收人 收件人 推送 微信推送 企业微信 钉钉 飞书 邮件通知 短信 webhook 通知方式 接收人管理 推送设置',
  ),
  act('sent', '/sendRecord', '推送记录 发送失败 通知记录 邮件记录'),
  act('correct', '/monitorData', '更正情感 修改情感 改情感 情感纠错 调性 标负面 改正面 情感 更正情緒 sentiment'),
  act('correctMedia', '/mediaCor', '媒体类型错 修改媒体 媒体级别 更正媒体 媒体信息'),
  act('block', '/blacklist', '黑名单 白名单 黑名單 白名單 拉黑 屏蔽账号 屏蔽作者 屏蔽媒体 屏蔽网站 blacklist block'),
  act('filter', '/informationFiltering', '过滤 屏蔽 屏蔽词 排除 排除词 去噪 噪音 垃圾信息 广告过滤 過濾 noise filter'),
  act('words', '/vocabulary', '停用词 词典 自定义词典 分词 新词 词表 停用詞 dictionary'),
  act('sensitive', '/globalWordConfiguration /negativeWordManagement', '敏感词 负面词 违禁词 负面词库 敏感詞'),
  act(
    'monitors',
    '/systemSettings',
    '监测方案 关键词设置 关键词 监测关键词 监测词 专题 主题设置 方案管理 關鍵詞 topic keyword keywords',
  ),
  act('labels', '/systemSettings', '标签 标签管理 分类 打标 標籤 tag tags'),
  act('sources', '/sourceMange', '添加网站 添加信源 新增网站 加网站 rss 订阅源 采集源 数据源 爬虫 公众号采集 source'),
  act('enter', '/monitorData', '录入 上传 上传文章 导入文章 手工录入 补录 导入 錄入 upload import'),
  act('backfill', '/backtracking', '历史数据 补数据 补采 回溯 追溯'),
  act(
    'triage',
    '/monitorData',
    '打标签 收藏文章 分享文章 分享链接 截图 存证 取证 快照 翻译 批量操作 标记已读 screenshot translate share',
  ),
  act('similar', '/monitorData', '去重 相似文章 合并相似 重复文章 相同文章 聚合 duplicates'),
  act('report', '/report', '日报 周报 月报 简报 专报 舆情报告 ppt word pdf powerpoint'),
  act('timed', '/updateOperationLog /report', '定时报告 定时发送 每日发送 schedule'),
  act('clippings', '/daily', '剪报 早报 晚报 日报编辑 剪報 clipping'),
  act('compare', '/Comparison', '竞品 竞品对比 品牌对比 竞争对手 对手 声量对比 競品 competitor compare'),
  act('hot', '/hotSearchPage', '微博热搜 抖音热榜 热搜 热点 百度热搜 知乎热榜 榜单 熱搜 trending'),
  act('watch', '/hotWatch', '热搜提醒 热搜监测 上榜提醒 热搜预警'),
  act('bin', '/RecycleBin', '已删除 恢复文章 找回 删除的文章 垃圾箱 trash bin'),
  act('favourites', '/collection', '收藏 收藏夹 星标 favourites bookmarks'),
  act('password', '/personalCenter', '密码 修改密码 改密码 登录设备 两步验证 退出登录 注销 密碼 password'),
  act('looks', '/personalCenter', '语言 切换语言 皮肤 主题 换肤 深色 夜间模式 时区 字号 語言 theme language dark'),
  act('invite', '/userManage', '邀请 同事 子账号 账号管理 成员 成员管理 邀請 invite'),
  act('roles', '/roleManage /rightsManage', '权限 权限设置 角色 授权 權限 permission'),
  act('log', '/entryLog', '操作日志 登录日志 日志 审计 操作记录 日誌 audit log'),
  act('quota', '/personalCenter /qyManage', '套餐 额度 续费 到期 版本 余额 发票 用量'),
  act('feedback', '/problemFeedback', '反馈 意见 客服 投诉建议 工单 漏采 bug feedback'),
  act('syntax', '/help', '语法 检索语法 布尔 教程 使用手册 怎么用 帮助文档 manual'),
  act('find', '/Search', '搜索 搜文章 查文章 全网搜索 高级搜索 高级检索 检索 搜尋 search'),
]

const simple = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
/** One character is in too many names. */
const shortest = 2
/** What people say for "make one". */
const makes = /^(?:新建|新增|添加|创建|創建|新|new|add|create)/

export type ActsKnownAs = typeof actsKnownAs

export interface FoundAct {
  key: string
  name: Phrase
  /** The screen where it is done. */
  place: string
  address: string
}

/** The same words before those that begin so and those that are a part of what was typed; 0: not meant. */
const scoreOf = (words: string, calls: readonly string[]): number =>
  Math.max(
    0,
    ...calls.map(call =>
      call === words ? 3 : call.startsWith(words) ? 2 : words.includes(call) && call.length >= shortest ? 1 : 0,
    ),
  )

/** By name and without the verb: 新建, 添加 and 新增 mean the same. */
function scoreOfNew(words: string, names: readonly string[], calls: readonly string[]): number {
  if (!makes.test(words)) return scoreOf(words, calls)
  const object = words.replace(makes, '')
  const objects = names.map(name => simple(name).replace(makes, ''))
  if (object === '') return 1
  return Math.max(
    scoreOf(words, calls),
    ...objects.map(each => (each === object ? 4 : each.startsWith(object) ? 2 : each.includes(object) ? 1 : 0)),
  )
}

/**
 * Acts that people call so, with the address where each is done; something new opens its empty form.
 * @param open the places that the person may open
 * @param may the permissions of the person
 */
export function actsKnownAs(
  typed: string,
  open: (path: string) => boolean,
  may: (permission: string) => boolean,
  most = 3,
): FoundAct[] {
  const words = simple(typed)
  if (words.length < shortest) return []
  const made = newThings
    .filter(({ needs }) => may(needs))
    .flatMap(({ key, name, places, calls, addressAt }) => {
      const place = places.find(open)
      return place === undefined
        ? []
        : [{ key: `new ${key}`, name, place, address: addressAt(place), score: scoreOfNew(words, name, calls) }]
    })
  const known = knownActs.flatMap(({ key, name, places, calls }) => {
    const place = places.find(open)
    const score = Math.max(scoreOf(words, calls), ...name.map(each => (simple(each) === words ? 3 : 0)))
    return place === undefined ? [] : [{ key, name, place, address: place, score }]
  })
  return [...made, ...known]
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, makes.test(words) ? 2 * most : most)
    .map(({ score: _, ...act }) => act)
}
