/** Why an address could not be had, in the reader's words: what is stored of it is the sentence of the error (`inWords`). Pure. */
import { type Locale, type Phrase, phrases, say } from '@guanlan/platform/contract'

const words = phrases({
  gone: [
    '对方说没有这个网页（{{status}}）',
    '對方說沒有這個網頁（{{status}}）',
    'the site says there is no such page ({{status}})',
  ],
  forbidden: ['对方拒绝访问（{{status}}）', '對方拒絕存取（{{status}}）', 'the site refuses access ({{status}})'],
  limited: [
    '对方要求放慢访问（{{status}}）',
    '對方要求放慢存取（{{status}}）',
    'the site asks to be asked less often ({{status}})',
  ],
  broken: ['对方服务器出错（{{status}}）', '對方伺服器出錯（{{status}}）', 'the server of the site fails ({{status}})'],
  answered: ['对方返回 {{status}}', '對方回應 {{status}}', 'the site answered {{status}}'],
  privateAddress: [
    '{{host}} 是内网地址，不予访问',
    '{{host}} 是內網位址，不予存取',
    '{{host}} is a private address, which is not asked',
  ],
  slow: [
    '{{seconds}} 秒内没有收到完整的回应',
    '{{seconds}} 秒內沒有收到完整的回應',
    'no whole answer within {{seconds}} seconds',
  ],
  redirects: ['跳转超过 {{count}} 次', '轉址超過 {{count}} 次', 'more than {{count}} redirects'],
  notWeb: ['只访问 http 和 https 网址', '只存取 http 和 https 網址', 'only http and https addresses are asked'],
  notHttps: ['只发送到 https 网址', '只傳送到 https 網址', 'only https addresses are written to'],
  long: ['内容超过 {{size}} MiB', '內容超過 {{size}} MiB', 'longer than {{size}} MiB'],
  damaged: ['收到的压缩内容已损坏或过长', '收到的壓縮內容已損壞或過長', 'the compressed answer is damaged or too long'],
  busy: [
    '同时读取的内容过多，稍后再试',
    '同時讀取的內容過多，稍後再試',
    'too much is being read at the same time; it is tried again',
  ],
  robots: ['对方的 robots.txt 不允许采集', '對方的 robots.txt 不允許採集', 'robots.txt of the site does not allow it'],
  robotsSilent: [
    '连接不上对方：网站的服务器出错，几分钟后再试',
    '連不上對方：網站的伺服器出錯，幾分鐘後再試',
    'the site cannot be reached: its server fails, it is tried again in minutes',
  ],
  hostBusy: [
    '该网站正在被访问，或要求暂停访问',
    '該網站正在被存取，或要求暫停存取',
    'the site is being asked, or asks to be left alone',
  ],
  noFeed: ['收到的内容不是订阅源', '收到的內容不是訂閱來源', 'what came is no feed'],
  noSiteMap: ['收到的内容不是站点地图', '收到的內容不是網站地圖', 'what came is no site map'],
  noPage: ['收到的内容不是网页', '收到的內容不是網頁', 'what came is no page'],
  noText: ['网页里没有可读的正文', '網頁裡沒有可讀的正文', 'the page has no text to read'],
  less: ['网页里的正文比订阅源里的还少', '網頁裡的正文比訂閱來源裡的還少', 'the page says less than the feed'],
  noFollow: ['网页要求不要跟随其中的链接', '網頁要求不要跟隨其中的連結', 'the page asks not to follow its links'],
  noLinks: [
    '网页里没有符合所学样式的链接',
    '網頁裡沒有符合所學樣式的連結',
    'the page has no links of the shape that was learned',
  ],
  noInstance: ['没有设置 {{name}} 的地址', '沒有設定 {{name}} 的位址', 'no address is set for {{name}}'],
  noList: ['收到的内容不是榜单', '收到的內容不是榜單', 'what came is no list'],
  noPlaylist: ['收到的内容不是 HLS 播放列表', '收到的內容不是 HLS 播放清單', 'what came is no HLS playlist'],
  noHead: ['缺少视频片段的开头', '缺少影片片段的開頭', 'the head of the fragments is missing'],
  nothing: ['什么也没有收到', '什麼也沒有收到', 'nothing was received'],
  password: ['网页要求输入密码', '網頁要求輸入密碼', 'the page asks for a password'],
  scripts: [
    '网页由脚本生成，不运行脚本便没有内容',
    '網頁由指令碼產生，不執行指令碼便沒有內容',
    'the page is made by scripts, which are not run',
  ],
  noArticles: [
    '网页没有给出订阅源，也没有文章列表',
    '網頁沒有給出訂閱來源，也沒有文章清單',
    'the page names no feed and has no list of articles',
  ],
  proxy: ['代理 {{host}} 不可用', '代理 {{host}} 無法使用', 'the proxy {{host}} does not work'],
  unknownHost: ['找不到这个域名', '找不到這個網域', 'there is no such host'],
  refusedConnection: ['对方拒绝连接', '對方拒絕連線', 'the site refuses the connection'],
  broke: ['连接中断', '連線中斷', 'the connection broke'],
  unreachable: ['连接不上对方', '連不上對方', 'the site cannot be reached'],
  certificate: ['对方的证书无效', '對方的憑證無效', 'the certificate of the site is not valid'],
  notHttp: ['对方的回应不符合 HTTP', '對方的回應不符合 HTTP', 'what came is no HTTP'],
})

const kinds: readonly [pattern: RegExp, kind: keyof typeof words][] = [
  [/^the proxy (?<host>\S+) /, 'proxy'],
  [/^answered (?<status>404|410)$/, 'gone'],
  [/^answered (?<status>401|402|403|407|451)$/, 'forbidden'],
  [/^answered (?<status>429)$/, 'limited'],
  [/^answered (?<status>5\d\d)$/, 'broken'],
  [/^answered (?<status>\d+)$/, 'answered'],
  [/^(?<host>\S+) (?:is|leads to) a private address$/, 'privateAddress'],
  [/^no whole answer within (?<seconds>[\d.]+) seconds$/, 'slow'],
  [/^more than (?<count>\d+) redirects$/, 'redirects'],
  [/^only https addresses are written to$/, 'notHttps'],
  [/^only https?(?: and https)? addresses are /, 'notWeb'],
  [/^longer than (?<size>\d+) MiB$/, 'long'],
  [/^the (?:compressed answer|packed site map) is damaged/, 'damaged'],
  [/^too much is being read at the same time$/, 'busy'],
  [/^robots\.txt does not allow it$/, 'robots'],
  [/^robots\.txt could not be read/, 'robotsSilent'],
  [/^the host is being asked, or asks to be left alone$/, 'hostBusy'],
  [/^the answer is no feed$/, 'noFeed'],
  [/^the answer is no site map$/, 'noSiteMap'],
  [/^(?:is no text|has no text to read)$/, 'noText'],
  [/^is .+, no page$/, 'noPage'],
  [/^says less than the feed$/, 'less'],
  [/^the page asks not to follow its links$/, 'noFollow'],
  [/^the page has no links of the shape that was learned$/, 'noLinks'],
  [/^no address is set for (?<name>.+)$/, 'noInstance'],
  [/answered no list|the answer is no (?:JSON|object)$/, 'noList'],
  [/^no HLS playlist$/, 'noPlaylist'],
  [/^the head of the fragments is missing$/, 'noHead'],
  [/^nothing received$/, 'nothing'],
  [/^the page asks for a password$/, 'password'],
  [/^the page is made by scripts, which are not run$/, 'scripts'],
  [/^the page names no feed and has no list of articles$/, 'noArticles'],
  // As Node and its HTTP client say it.
  [/\b(?:ENOTFOUND|EAI_AGAIN|EAI_NODATA)\b/, 'unknownHost'],
  [/\bECONNREFUSED\b/, 'refusedConnection'],
  [/certificate|\bCERT_|\bERR_(?:TLS|SSL)|self.signed|\bSSL routines\b/i, 'certificate'],
  [/\bECONNRESET\b|\bEPIPE\b|other side closed|socket hang up|terminated|\bSocketError\b/i, 'broke'],
  [/\bE(?:HOST|NET)UNREACH\b|\bETIMEDOUT\b|Timeout ?Error|\bEADDRNOTAVAIL\b/i, 'unreachable'],
  [/\bHTTPParserError\b|Parse Error/, 'notHttp'],
]

/** What nobody has named stays as it is. */
export function sayFetchProblem(problem: string, locale: Locale): string {
  for (const [pattern, kind] of kinds) {
    const found = pattern.exec(problem)
    if (found) return say(words[kind] as Phrase, locale, { ...found.groups })
  }
  return problem
}
