import { commonWords, phrases } from '@guanlan/platform/contract'

/** Media groups. */
export const mediaGroups = phrases({
  mediaGroupsTitle: commonWords.mediaGroups,
  addMediaGroup: ['新建媒体组', '新增媒體組', 'New media group'],
  findGroup: commonWords.find,
  groupName: commonWords.name,
  groupMembers: commonWords.media,
  groupMembersNote: [
    '每行一个媒体名称或域名，可以整段粘贴；域名包括其下的全部站点',
    '每行一個媒體名稱或網域，可以整段貼上；網域包括其下的全部網站',
    'One name or domain a line, pasted at once if you like; a domain stands for all sites below it',
  ],
  groupUse: commonWords.monitors,
  groupSaved: [
    '已保存媒体组“{{name}}”，用它的监测项立即生效',
    '已儲存媒體組「{{name}}」，用它的監測項立即生效',
    'Saved the media group "{{name}}"; monitors limited to it follow at once',
  ],
  removeMediaGroup: ['删除媒体组', '刪除媒體組', 'Delete the group'],
  groupRemoved: ['已删除媒体组“{{name}}”', '已刪除媒體組「{{name}}」', 'Deleted the media group "{{name}}"'],
  groupChanged: commonWords.updated,
  noGroups: ['还没有媒体组', '還沒有媒體組', 'There are no media groups yet'],
  noGroupsText: [
    '媒体组把您关心的媒体归在一起，例如“央媒”“本地媒体”。监测项的媒体范围可以选用它。',
    '媒體組把您關心的媒體歸在一起，例如「中央媒體」「本地媒體」。監測項的媒體範圍可以選用它。',
    'A media group holds media that you name, such as "national press". Monitors can be limited to it.',
  ],
  mediaListExists: ['指定的媒体列表已存在', '指定的媒體列表已存在', 'This media list is assigned already'],
  groupMissing: ['媒体组不存在或已删除', '媒體組不存在或已刪除', 'There is no such media group any more'],
  groupTaken: ['媒体组“{{name}}”已存在', '媒體組「{{name}}」已存在', 'There is a media group "{{name}}" already'],
  groupInUse: [
    '有 {{count}} 个监测项在用这个媒体组，例如“{{name}}”，请先从监测项中移除',
    '有 {{count}} 個監測項在用這個媒體組，例如「{{name}}」，請先從監測項中移除',
    '{{count}} monitors are limited to this media group, such as "{{name}}": take it out of them first',
  ],
  groupNameLength: [
    '媒体组名称为 1 到 50 个字符',
    '媒體組名稱為 1 到 50 個字元',
    'A media group has a name of 1 to 50 characters',
  ],
  memberLength: [
    '媒体名称或域名为 1 到 100 个字符',
    '媒體名稱或網域為 1 到 100 個字元',
    'A medium has a name or domain of 1 to 100 characters',
  ],
  membersRequired: ['请至少填写一个媒体', '請至少填寫一個媒體', 'Name one medium at least'],
  tooManyMembers: [
    '一个媒体组最多 1000 个媒体',
    '一個媒體組最多 1000 個媒體',
    'A media group holds 1,000 media at most',
  ],
})
