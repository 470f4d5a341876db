import { commonWords, pick } from '@guanlan/platform/contract'

export const screenWords = {
  ...pick(commonWords, 'name'),
  heading: ['活动', '活動', 'Activities'],
  findCampaigns: ['活动', '活動', 'Activities'],
  kind: ['类型', '類型', 'Kind'],
  kind_launch: ['新品发布', '新品發布', 'Launch'],
  kind_pressDay: ['媒体日', '媒體日', 'Press day'],
  kind_campaign: ['传播战役', '傳播戰役', 'Campaign'],
  kind_fair: ['展会', '展會', 'Fair'],
  kind_sponsorship: ['赞助', '贊助', 'Sponsorship'],
  kind_trial: ['试用体验', '試用體驗', 'Trial'],
  kind_crisisAnswer: ['危机回应', '危機回應', 'Answer to a crisis'],
  kind_other: ['其他', '其他', 'Other'],
  state_planned: ['未开始', '未開始', 'Planned'],
  state_running: ['进行中', '進行中', 'Running'],
  state_over: ['已结束', '已結束', 'Over'],
  makeOfStory: ['以此新建活动', '以此新建活動', 'Make a campaign of it'],
  makeOfMonitor: ['取自监测项', '取自監測項', 'Of a monitor'],
  didMake: ['已新建活动“{{name}}”', '已新建活動「{{name}}」', 'Made the campaign “{{name}}”'],
} as const
