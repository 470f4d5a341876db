import { describe, expect, test } from 'vitest'
import { variantOf } from '../../hosts/hosts.ts'
import { isBuilt } from '../../screens.ts'
import { allPlaces, findPlace } from '../../sitemap/find.ts'
import { openPlaces } from '../../sitemap/menus.ts'
import { everybody } from '../../sitemap/testing/everybody.ts'
import { actsKnownAs, knownActs } from './known-acts.ts'
import { newThings } from './new-things.ts'
import { knownChoices, pagesNamed } from './pages.ts'

/** Sixty words as people say them, and the place that has to be among the first three. */
const called: readonly (readonly [words: string, path: string])[] = [
  ['导出', '/monitorData'],
  ['导出excel', '/monitorData'],
  ['下载数据', '/monitorData'],
  ['下载中心', '/downloadRecord'],
  ['词云', '/analysis'],
  ['趋势图', '/analysis'],
  ['声量', '/analysis'],
  ['地域分布', '/analysis'],
  ['传播路径', '/analysis'],
  ['预警规则', '/warningManage'],
  ['新建预警', '/warningManage?open=new'],
  ['添加预警', '/warningManage?open=new'],
  ['新建报告', '/addReport'],
  ['新建事件', '/eventAnalysis/allEvent?open=new'],
  ['新建看板', '/kanbanTemplate?make=empty'],
  ['new monitor', '/systemSettings?part=monitors&monitor=new'],
  ['新建危机', '/crisisMonitor?start=new'],
  ['告警', '/warningManage'],
  ['舆情事件', '/earlyWarning'],
  ['接收人', '/addressList'],
  ['企业微信', '/addressList'],
  ['钉钉', '/addressList'],
  ['推送记录', '/sendRecord'],
  ['更正情感', '/monitorData'],
  ['修改情感', '/monitorData'],
  ['情感纠错', '/monitorData'],
  ['更正媒体', '/mediaCor'],
  ['黑名单', '/blacklist'],
  ['白名单', '/blacklist'],
  ['屏蔽', '/informationFiltering'],
  ['排除词', '/informationFiltering'],
  ['噪音', '/informationFiltering'],
  ['停用词', '/vocabulary'],
  ['自定义词典', '/vocabulary'],
  ['敏感词', '/globalWordConfiguration'],
  ['新建敏感词', '/globalWordConfiguration?open=new'],
  ['关键词', '/systemSettings'],
  ['新建监测', '/systemSettings?part=monitors&monitor=new'],
  ['专题', '/systemSettings'],
  ['标签管理', '/systemSettings'],
  ['添加网站', '/sourceMange'],
  ['RSS', '/sourceMange'],
  ['爬虫', '/sourceMange'],
  ['录入', '/monitorData'],
  ['上传', '/monitorData'],
  ['历史数据', '/backtracking'],
  ['打标签', '/monitorData'],
  ['截图', '/monitorData'],
  ['翻译', '/monitorData'],
  ['去重', '/monitorData'],
  ['日报', '/report'],
  ['周报', '/report'],
  ['PPT', '/report'],
  ['定时报告', '/updateOperationLog'],
  ['竞品', '/Comparison'],
  ['微博热搜', '/hotSearchPage'],
  ['热搜提醒', '/hotWatch'],
  ['删除的文章', '/RecycleBin'],
  ['收藏夹', '/collection'],
  ['修改密码', '/personalCenter'],
  ['切换语言', '/personalCenter'],
  ['邀请', '/userManage'],
  ['添加成员', '/userManage?open=new'],
  ['权限', '/roleManage'],
  ['操作日志', '/entryLog'],
  ['检索语法', '/help'],
  ['高级搜索', '/Search'],
  ['匯出', '/monitorData'],
  ['alert', '/warningManage'],
]

const groups = openPlaces(everybody, variantOf({ hostKind: 'default', layoutType: '0' }))
const say = ([zh]: readonly [string, string, string]) => zh

describe('what people call things', () => {
  test.each(called)('%s', (words, path) => {
    const { first, pages, last } = knownChoices(groups, words, say, actsKnownAs, () => true)
    const opened = [...first, ...pages, ...last].map(({ opens }) => opens)
    expect(opened.slice(0, 3)).toContain(path)
  })

  test('every act leads to places that are there and built, and no word means two acts', () => {
    const lost = knownActs
      .flatMap(({ places }) => places)
      .concat(newThings.flatMap(({ places }) => places))
      .filter(path => {
        const place = findPlace(path)?.place
        return !place?.screen || !isBuilt(place.screen) || !allPlaces.includes(place)
      })
    expect(lost).toEqual([])
    const calls = [...knownActs, ...newThings].flatMap(each => each.calls)
    expect(calls.filter((call, at) => calls.indexOf(call) !== at)).toEqual([])
  })

  test('what a person may not open is not offered', () => {
    const without = groups.map(group => ({
      ...group,
      places: group.places.filter(({ path }) => path !== '/blacklist'),
    }))
    const { first, pages, last } = knownChoices(without, '黑名单', say, actsKnownAs, () => true)
    expect([...first, ...pages, ...last].map(({ opens }) => opens)).not.toContain('/blacklist')
  })

  test('what a person may not make is not offered', () => {
    const { first } = knownChoices(groups, '新建预警', say, actsKnownAs, permission => permission !== 'warnings.edit')
    expect(first.map(({ opens }) => opens)).not.toContain('/warningManage?open=new')
  })

  test('a page that is called just so stands first', () => {
    expect(pagesNamed(groups, '热词榜', say)[0]?.name).toBe('热词榜')
    expect(knownChoices(groups, '全文检索', say, actsKnownAs, () => true).first).toEqual([])
  })
})
