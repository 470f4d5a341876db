/** Payment, templates of warnings, insight, legacy addresses. */
import { phrases } from '@guanlan/platform/contract'

export const others = phrases({
  '/alipay': [
    '支付订单，并查看是否支付成功。',
    '支付訂單，並查看是否支付成功。',
    'A member pays an order and sees whether it was paid.',
  ],
  '/ajaxUrl': [
    '开发者查看本站使用的接口地址，并测试其中一个。',
    '開發者查看本站使用的介面地址，並測試其中一個。',
    'A developer sees which call addresses the host uses and tests one.',
  ],
  '/warningTemplate/:groupId': [
    '凭链接查看并选择一个组的预警模板。',
    '憑連結查看並選擇一個組的預警模板。',
    'Anyone with the link sees and picks the alert template of a group.',
  ],
  '/warningTemplateDetail/:orgId/:_id': [
    '凭链接阅读按机构模板呈现的一条预警。',
    '憑連結閱讀按機構模板呈現的一條預警。',
    'Anyone with the link reads one alert rendered by the template of the organisation.',
  ],
  '/warningPay': [
    '凭链接为预警付费或续费。',
    '憑連結為預警付費或續費。',
    'Anyone with the link pays for or renews warnings.',
  ],
  '/warningManage': [
    '管理预警及其模板和周期。',
    '管理預警及其模板和週期。',
    'A member manages warnings, their templates and cycles.',
  ],
  '/broadcastTask': [
    '列出广播电台的录制任务及采集、播出和识别状态。',
    '列出廣播電台的錄製任務及採集、播出和識別狀態。',
    'A member lists recording tasks of broadcast stations with collection, airing and recognition flags.',
  ],
  '/insight': ['阅读社交聆听统计。', '閱讀社交聆聽統計。', 'A member reads social-listening statistics.'],
  '/carModelInsight': [
    '阅读一款车型的销量、关联和舆情。',
    '閱讀一款車型的銷量、關聯和輿情。',
    'A member reads sales, relations and opinion of a car model.',
  ],
  '/insightSystem': [
    '进入洞察系统，维护车型和门店。',
    '進入洞察系統，維護車型和門店。',
    'A member enters the insight system and maintains vehicle models and shops.',
  ],
})
