import { phrases } from '@guanlan/platform/contract'

export const strings = phrases({
  health: ['运行状况', '運行狀況', 'Health'],
  registrations: ['注册申请', '註冊申請', 'Registrations'],
  use: ['使用情况', '使用情況', 'Use'],
  faults: ['页面错误', '頁面錯誤', 'Errors'],
  hosts: ['域名', '網域', 'Hosts'],
  switches: ['功能开关', '功能開關', 'Switches'],

  findHost: ['查找域名或名称', '尋找網域或名稱', 'Find a host or title'],
  addHost: ['添加域名', '新增網域', 'Add a host'],
  host: ['域名', '網域', 'Host'],
  hostNote: [
    '不含协议与端口，如 news.example.com',
    '不含協定與連接埠，如 news.example.com',
    'Without protocol or port: news.example.com',
  ],
  hostTitle: ['产品名称', '產品名稱', 'Title'],
  hostTitleNote: ['显示在登录页和窗口标题', '顯示在登入頁和視窗標題', 'On the sign-in page and in the window’s title'],
  theme: ['主题', '主題', 'Theme'],
  layoutType: ['布局', '版面', 'Layout'],
  'layoutType_-1': ['左侧导航，进入总览', '左側導覽，進入總覽', 'Rail, begins at the overview'],
  layoutType_0: ['左侧导航，进入监测', '左側導覽，進入監測', 'Rail, begins at monitoring'],
  layoutType_1: ['导航页，无左侧导航', '導覽頁，無左側導覽', 'Navigation page, no rail'],
  layoutType_2: ['仅工具', '僅工具', 'Tools alone'],
  layoutType_3: ['左侧导航，进入监测（三）', '左側導覽，進入監測（三）', 'Rail, begins at monitoring (3)'],
  hostKind: ['产品版本', '產品版本', 'Variant'],
  hostKind_default: ['标准版', '標準版', 'Standard'],
  owner: ['归属机构', '所屬機構', 'Organisation'],
  ownerNote: [
    '留空则所有机构均可进入；否则仅该机构成员可进入',
    '留空則所有機構皆可進入；否則僅該機構成員可進入',
    'Empty: open to all; otherwise its members alone enter here',
  ],
  everybody: ['所有机构', '所有機構', 'All organisations'],
  noHosts: ['尚未配置域名', '尚未設定網域', 'No host is configured'],
  noHostsText: [
    '未配置的域名显示标准产品。',
    '未設定的網域顯示標準產品。',
    'A host that is not configured shows the standard product.',
  ],
  preview: ['预览', '預覽', 'Preview'],
  previewSignIn: ['登录', '登入', 'Sign in'],
  openHost: ['打开登录页', '開啟登入頁', 'Open its sign-in page'],
  removeHost: ['删除', '刪除', 'Remove'],
  removeHostAsk: ['删除域名“{{host}}”的配置？', '刪除網域「{{host}}」的設定？', 'Remove what is set of “{{host}}”?'],
  removeHostLoss: [
    '该域名将显示标准产品，也不能再经它登录。',
    '該網域將顯示標準產品，也不能再經由它登入。',
    'It shows the standard product again, and sign-ins no longer come back to it.',
  ],
  hostRemoved: ['已删除“{{host}}”', '已刪除「{{host}}」', '“{{host}}” is removed'],
  hostFaulty: ['不是有效的域名', '不是有效的網域', 'This is no host name'],
  titleLength: ['名称长度为 1 到 40 个字符', '名稱長度為 1 到 40 個字元', 'A title has 1 to 40 characters'],
  hostTaken: ['域名“{{host}}”已配置', '網域「{{host}}」已設定', '“{{host}}” is configured already'],
  hostMissing: ['没有这个域名的配置', '沒有這個網域的設定', 'There is no such host'],
  organisationMissing: ['机构不存在', '機構不存在', 'There is no such organisation'],

  switchesNote: [
    '停用的功能从菜单中消失，其接口从下一次调用起被拒绝。',
    '停用的功能會從選單消失，其介面從下一次呼叫起被拒絕。',
    'What is switched off leaves the menus, and its calls are refused from the next one on.',
  ],
  feature: ['没有这个可停用的功能', '沒有這個可停用的功能', 'There is no such feature to switch off'],
  featureName: ['功能', '功能', 'Feature'],
  where: ['范围', '範圍', 'For'],
  isOn: ['启用', '啟用', 'On'],
  isOff: ['停用', '停用', 'Off'],
  state: ['状态', '狀態', 'State'],
  forAll: ['全部机构', '全部機構', 'The whole installation'],
  chooseOrganisation: ['选择机构', '選擇機構', 'Choose an organisation'],
  offEverywhere: ['已对全部机构停用', '已對全部機構停用', 'Off for everybody'],
  offFor: ['停用的机构', '已停用的機構', 'Off for'],
  turnOff: ['停用', '停用', 'Switch off'],
  turnOn: ['启用', '啟用', 'Switch on'],
  turnNamed: ['{{act}}：{{title}}', '{{act}}：{{title}}', '{{act}}: {{title}}'],
  turnedOff: ['已停用“{{title}}”', '已停用「{{title}}」', '“{{title}}” is off'],
  turnedOn: ['已启用“{{title}}”', '已啟用「{{title}}」', '“{{title}}” is on'],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    installation: typeof strings
  }
}
