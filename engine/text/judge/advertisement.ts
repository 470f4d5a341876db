// Whether a text is an advertisement: it wants to be answered with money, and says how.
import { foldedUnits } from '../words/folded.ts'

export interface AdvertisementFound {
  isAdvertisement: boolean
  /** Sum of the weights of the reasons; from `THRESHOLD` on it is one. */
  score: number
  /** Names of the signs found, for the person who asks why. */
  reasons: string[]
}

interface Sign {
  name: string
  pattern: RegExp
  weight: number
  /** A second and third one count as well, up to this many. */
  most?: number
}

/*
 * No pattern repeats a group that repeats, so that each is linear in the text. One sign alone is never enough: news reports on scams that
 * say 加微信, notices give telephone numbers, and reviews name prices.
 */
const signs: readonly Sign[] = [
  {
    name: 'contact',
    weight: 2,
    pattern:
      /(?:加|添加|扫码加|联系|咨询)(?:我|客服|老师|店主|小编)?(?:的)?(?:微信|薇信|威信|VX|V信|wx|QQ|扣扣)|[微薇威]信(?:号|同号)?[:：]\s*[A-Za-z0-9_-]{5,}|(?:VX|V信)[:：+＋]?\s*[A-Za-z0-9_-]{5,}/iu,
  },
  {
    name: 'hotline',
    weight: 1.5,
    pattern: /(?:咨询|订购|订货|抢购|加盟|报名|预约|招商|购买|售楼|团购|服务)(?:热线|电话|专线)/u,
  },
  {
    name: 'telephone',
    weight: 0.8,
    pattern: /(?<!\d)(?:1[3-9]\d{9}|400[-－ ]?\d{3,4}[-－ ]?\d{3,4}|800[-－ ]\d{3}[-－ ]\d{4})(?!\d)/u,
  },
  {
    name: 'scan',
    weight: 1.2,
    pattern:
      /(?:扫描?|识别|长按)(?:下方|下面|上方|图中|文末|海报)?(?:的)?二维码|点击(?:下方|左下角|文末)(?:链接|阅读原文|购买)|戳(?:链接|下方)|私信(?:我|小编|领取)/u,
  },
  {
    name: 'buy',
    weight: 1.2,
    most: 2,
    pattern:
      /立即(?:购买|下单|抢购|报名|领取|预约|咨询)|马上(?:购买|下单|抢购|报名|领取)|速来抢购|点击购买|欢迎(?:选购|订购|来电|致电|咨询|加盟|代理)|诚招(?:代理|加盟)|招(?:代理|商加盟)|包邮|手慢无|先到先得|数量有限|限量(?:抢购|发售)|买就送|买一送一|送完即止|售完即止|下单(?:立减|即送|减)/gu,
  },
  {
    name: 'discount',
    weight: 1,
    most: 2,
    pattern:
      /限时(?:优惠|特价|折扣|秒杀|抢购|特惠|免费)|优惠券|领(?:取)?券|满\d{2,5}(?:元)?(?:减|送|立减)\d+|低至\d(?:[.．]\d)?折|[1-9](?:[.．]\d)?折(?:起|优惠|秒杀|特价)|特价(?:仅|只)?\s?\d|秒杀价|到手价|券后|团购价|优惠价|惊爆价|骨折价|清仓|大促/gu,
  },
  {
    name: 'price',
    weight: 0.7,
    pattern: /(?:仅需|只需|仅售|只要|原价|现价|特惠价?|促销价)\s?[¥￥]?\s?\d+(?:\.\d+)?\s?元?/u,
  },
  {
    name: 'promise',
    weight: 0.8,
    pattern:
      /日赚\d|月入过?[\d万十百]+|躺赚|稳赚不赔|零风险|免费(?:试听|领取|试用|体验课)|包(?:过|教会|赔)|无效退款|祛斑|减肥(?:药|茶|产品)|丰胸|增高|代孕|办证|贷款(?:秒批|当天放款)|无抵押|高薪兼职|刷单兼职|代开发票|正品(?:保证|保障)|厂家直销|假一赔十|一手货源|原单|高仿|a货/gu,
    most: 2,
  },
  {
    name: 'english',
    weight: 1.7,
    most: 3,
    pattern:
      /\b(?:buy now|order now|shop now|limited[- ]time offer|promo code|coupon code|use code|free shipping|click (?:here|the link) to (?:buy|order|shop|subscribe)|sign up (?:now|today)|call (?:now|us today)|sponsored content|paid promotion)\b/giu,
  },
]

export const THRESHOLD = 2.4
const ADDRESS = /https?:\/\/|www\.|t\.cn\//giu
/** Words of reports about advertising and fraud: what follows is quoted, not offered. */
const report =
  /警方|公安|诈骗|骗局|被骗|反诈|受骗|曝光|投诉|维权|提醒(?:广大)?(?:消费者|市民)|消协|市场监管|法院|记者|涉嫌|查处|处罚|揭秘|套路/gu

const HEAD = 3000
const TAIL = 1000

/** Of texts as they are written, traditional ones, too. Reads the beginning and the end: contacts stand at the end of a text. */
export function judgeAdvertisement(title: string, body: string): AdvertisementFound {
  const read = body.length > HEAD + TAIL ? `${body.slice(0, HEAD)}\n${body.slice(-TAIL)}` : body
  const text = foldedUnits(`${title.slice(0, 500)}\n${read}`)
  const reasons: string[] = []
  let score = 0
  for (const { name, pattern, weight, most = 1 } of signs) {
    const found = most === 1 ? Number(pattern.test(text)) : times(text, pattern, most)
    if (found === 0) continue
    reasons.push(name)
    // The second sign of a kind says half as much.
    score += weight * (1 + 0.5 * (found - 1))
  }
  if (score === 0) return { isAdvertisement: false, score, reasons }
  const addresses = times(text, ADDRESS, 6)
  if (addresses * 120 > text.length) {
    score += 0.6
    reasons.push('links')
  }
  // The longer a text, the less a contact at its end makes of it.
  if (text.length > 1500) score *= 0.75
  const reported = times(text, report, 4)
  if (reported > 1) {
    score -= reported
    reasons.push('report')
  }
  return { isAdvertisement: score >= THRESHOLD, score, reasons }
}

/** Conservative: an advertisement missed costs a glance, an article taken for one is lost. */
export const isAdvertisement = (title: string, body: string): boolean => judgeAdvertisement(title, body).isAdvertisement

/** How often a global pattern matches, counted up to `most`. */
function times(text: string, pattern: RegExp, most: number): number {
  pattern.lastIndex = 0
  let found = 0
  while (found < most && pattern.exec(text)) found++
  pattern.lastIndex = 0
  return found
}
