/**
 * What stands in an address and does not choose the page: where it was shared, who shared it, which campaign it belongs to. Data, each with where
 * such marks are listed. ClearURLs' and AdGuard's lists (all hosts, and of ClearURLs the hosts below) were compared name by name on 2026-11-27; of the
 * Chinese hosts they know bilibili and two names of Weibo only. Firefox's was not at hand. What is said of "addresses as shared" stands on
 * such addresses alone. Left out although listed: names too short or too common to be sure of (`mc`, `ref`, `price`, `pos`, `user_id`), and `mid` of
 * bilibili, which AdGuard took back because it chooses whose page it is. What is not listed makes another article: two that become one are worse
 * than one that stands twice.
 */

export interface AddressMarks {
  /** These and all below them; absent: everywhere. */
  hosts?: string
  /** Names of parameters; `*` at the end stands for any more letters. Capitals count for nothing. */
  names: string
  /** Only with a value of this kind. */
  value?: RegExp
  /** `all but`: what is listed chooses the page, everything else does not. */
  kind?: 'these' | 'all but'
  source: string
}

const clearUrls = 'ClearURLs, github.com/ClearURLs/Rules, data.min.json'
const adguard = 'AdGuard, github.com/AdguardTeam/AdguardFilters, TrackParamFilter/sections/general_url.txt'
const uBlock = 'uBlock Origin, github.com/uBlockOrigin/uAssets, filters/privacy.txt'
const manuals =
  'campaign links in the manuals of Matomo, Piano Analytics, comScore, Google, LinkedIn, Pinterest, TikTok, X and Yandex'
const dxy = 'addresses in dxy_covid_2020 and multi_platform_hot_2026, public sets'
const rssHub = 'RSSHub, github.com/DIYgod/RSSHub, lib/utils/wechat-mp.ts'
const shared = 'addresses as the apps of these hosts share them, 2024 to 2026'

export const addressMarks: readonly AddressMarks[] = [
  {
    names:
      'utm utm_* ga_* _ga _gl gs_l gclid dclid yclid _openstat fbclid fb_action_ids fb_action_types fb_source fb_ref action_object_map action_type_map action_ref_map mkt_tok hmb_campaign hmb_medium hmb_source cmpid os_ehash __twitter_impression wt_mc wt_zmc wtrid echobox otm_* spm tracking_source mc_cid mc_eid mc_tc oly_anon_id oly_enc_id __s vero_id vero_conv _hsenc __hssc __hstc __hsfp hsctatracking msclkid ml_subscriber ml_subscriber_hash rb_clickid s_cid twclid wickedid igshid',
    source: clearUrls,
  },
  {
    names:
      'itm_* pk_* mtm_* hsa_* xtor guce_referrer guce_referrer_sig guccounter gclsrc gbraid wbraid _branch_match_id ysclid fb_comment_id cm_mmc* irclickid irgwc ir_campaignid ir_adid ir_partnerid bsft_* adjust_* cx_click cx_recsorder cx_recswidget usqp sscid tduid _kx _clde _cldee erid',
    source: adguard,
  },
  {
    names:
      '_hsmi piwik_* matomo_* ns_* at_medium at_campaign at_custom* at_link_* srsltid li_fat_id epik ref_src ref_url ttclid igsh ymclid',
    source: manuals,
  },
  {
    names:
      'share_token share_source share_medium share_plat share_session_id share_tag share_from share_uid share_did share_id share_app_id shareto sharefrom share_times isappinstalled nsukey wechat_redirect bd_vid bd_source bd_xid hmsr hmpl hmcu hmkw hmci chksm vd_source wfr spm_id_from from_spmid tt_from scm pvid pgv_ref adtag ptag weibo_id dt_dapp dt_platform xsec_token xsec_source sudaref',
    source: shared,
  },
  // `from=20` is a place in a list, `from=beijing` a city: only words that apps write are marks.
  {
    names: 'from',
    value:
      /^(?:app|appmsg|timeline|singlemessage|groupmessage|message|favorites?|search|share|shared|weixin|wechat|wx|pyq|qq|qqshare|qzone|weibo|sinaweibo|twitter|facebook|copy|copylink|link|qrcode|scan|push|feed|rss|home|homepage|index|related|recommend|mobile|pc|h5|wap|m|web|client|android|ios|iphone|ipad|baidu|toutiao|sogou|360|bing|google|newsapp|hotnews|androidqq|mqq|from_parent|hao123)$/i,
    source: shared,
  },
  // What a permanent and a temporary address of an article of WeChat consist of.
  {
    hosts: 'mp.weixin.qq.com',
    kind: 'all but',
    names: '__biz mid appmsgid idx itemidx sn sign src timestamp ver signature new action album_id t msgid tempkey',
    source: rssHub,
  },
  {
    hosts: 'bilibili.com b23.tv',
    names:
      'from from_source seid msource refer_from bbid ts unique_k timestamp is_room_feed broadcast_type visit_id session_id callback',
    source: clearUrls,
  },
  {
    hosts: 'bilibili.com b23.tv',
    names: 'plat_id is_story_h5 buvid launch_id live_from hotrank popular_rank -arouter trackid',
    source: shared,
  },
  {
    hosts: 'weibo.com weibo.cn',
    names:
      'from wm sourcetype featurecode jumpfrom luicode lfid uicode display retcode refer_flag rf is_all profile_ftype type pagetype loc topnav wvr topsug noquery',
    source: shared,
  },
  { hosts: 'weibo.com weibo.cn', names: 'mod ref rid filter root_comment_id', source: dxy },
  {
    hosts: 'toutiao.com snssdk.com ixigua.com',
    names:
      'from app timestamp use_new_style req_id group_id wid category_new module_name article_category channel source is_new_connect is_new_user log_from enter_from gid_from is_hit_share_recommend chn_id wxshare_count iid logid',
    source: shared,
  },
  {
    hosts: 'douyin.com iesdouyin.com tiktok.com',
    names:
      'previous_page from_ssr from_aid is_from_webapp sender_device region u_code did iid with_sec_did titletype timestamp activity_info share_sign share_version ts schema_type is_copy_url web_id _r _t enter_method enter_from',
    source: shared,
  },
  {
    hosts: 'xiaohongshu.com xhslink.com',
    names:
      'app_platform app_version ignoreengage share_from_user_hidden type author_share xhsshare sharereid shareredid apptime exsource code appuid source note_flow_source m_source',
    source: shared,
  },
  {
    hosts: 'zhihu.com',
    names: 'invite_code share_code s_r just_published theme native scroll hb_wx_block',
    source: shared,
  },
  { hosts: 'zhihu.com', names: 'hybrid_search_source hybrid_search_extra', source: uBlock },
  {
    hosts: 'baidu.com',
    names: 'for sa share_channel searchword sshid innerindexsample baijiahaotype bjhapp sourcefrom urlext rs ruk',
    source: shared,
  },
  {
    hosts: '163.com',
    names: 'from spss spssid spsw spsf sf referfrom isfromotherweb frmapp pdya11y clicktag',
    source: shared,
  },
  { hosts: '163.com', names: 'clickfrom', source: dxy },
  {
    hosts: 'sohu.com',
    names: 'from _f _trans_ edtsign edtcode qq-pf-to editor jump_from',
    source: shared,
  },
  {
    hosts: 'sina.com.cn sina.cn',
    names: 'from cre mod loc r rfunc tj tr vt wm pos doct sinafrom autocallup isfromsina',
    source: shared,
  },
  { hosts: 'sina.cn', names: 'his hpid', source: dxy },
  {
    hosts: 'ifeng.com thepaper.cn',
    names: 'from srctag commtag back aman ref tabtype token',
    source: shared,
  },
  {
    hosts: 'qq.com',
    names: 'from refer devid qimei suid qqmail openid shareuid autoopenapp coral_uin sharer no-redirect',
    source: shared,
  },
  { hosts: 'youtube.com youtu.be', names: 'feature kw', source: clearUrls },
  { hosts: 'youtube.com youtu.be', names: 'si pp ab_channel', source: shared },
  { hosts: 'twitter.com x.com', names: 's t cn src', source: clearUrls },
  {
    hosts: 'facebook.com',
    names: 'refid __tn__ __xts__* __cft__* eid fref hc_ref ref_type comment_tracking referral_code referral_story_type',
    source: clearUrls,
  },
  { hosts: 'facebook.com', names: 'mibextid rdid', source: shared },
  { hosts: 'linkedin.com', names: 'trk refid trackingid lipi', source: clearUrls },
  { hosts: 'linkedin.com', names: 'trkinfo midtoken midsig', source: shared },
  { hosts: 'tiktok.com', names: 'preview_pb _d share_app_name share_iid', source: clearUrls },
  { hosts: 'youku.com', names: 'tpa', source: clearUrls },
  { hosts: 'newyorker.com', names: 'bxid cndid esrc mbid', source: clearUrls },
  { hosts: 'nytimes.com', names: 'smid', source: clearUrls },
  { hosts: 'nytimes.com', names: 'smtyp referringsource ugrp unlocked_article_code login', source: shared },
  { hosts: 'wsj.com barrons.com marketwatch.com', names: 'mod reflink st', source: shared },
  { hosts: 'bloomberg.com', names: 'srnd leadsource sref embedded-checkout', source: shared },
  { hosts: 'theguardian.com', names: 'cmp', source: clearUrls },
  { hosts: 'theguardian.com', names: 'intcmp', source: shared },
  { hosts: 'reuters.com', names: 'taid', source: clearUrls },
]

/** Places within a page and marks of sharing behind `#`. Others may choose a page of one script (`#/1`, `#!a`). */
export const idleFragments: readonly { pattern: RegExp; source: string }[] = [
  { pattern: /^(?:rd|wechat_redirect|wechat_webview_type=\d+|wechat_pay)(?:[&#?].*)?$/i, source: rssHub },
  { pattern: /^_rnd\d+$/, source: dxy },
  { pattern: /^:~:/, source: 'URL Fragment Text Directives, wicg.github.io/scroll-to-text-fragment' },
  {
    pattern:
      /^(?:(?:the-?)?comments?(?:[-_]?(?:\d+|area|form|list|section|anchor|box))?|commentform|respond|reply|disqus_thread|postcomment|addcomment|pinglun)$/i,
    source: 'WordPress, developer.wordpress.org: comments_template, comment_form; Disqus',
  },
  {
    pattern: /^(?:top|main|content|main-?content|bottom|footer|header|more(?:-\d+)?|share|readmore)?$/i,
    source: 'HTML Standard, 7.4.6.4: top of the document; WordPress: more tag',
  },
  { pattern: /^(?:xtor|ref|utm_[a-z]+|from|echobox)=[^/]*$/i, source: clearUrls },
]
