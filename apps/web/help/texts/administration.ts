import type { HelpTexts } from '../help-text.ts'

export const administration: HelpTexts = {
  'organisations.list': [
    '运营方管理机构：名称、时区、行业、联系人和备注。新机构会邀请第一位管理员。\n停用的机构谁也不能进入，采集继续。删除要输入名称，30 天内可以恢复。',
    '營運方管理機構：名稱、時區、行業、聯絡人和備註。新機構會邀請第一位管理員。\n停用的機構誰也不能進入，採集繼續。刪除要輸入名稱，30 天內可以還原。',
    'Operators keep organisations: name, zone, industry, contact and notes. A new one invites its first administrator.\nNobody enters a disabled organisation; collection goes on. Deleting asks for the name, and it comes back within 30 days.',
  ],
  'members.list': [
    '本机构的人：角色、期限、是否停用。用邀请链接加人，链接 7 天有效；也可以导入表格，每行发出一份邀请，先检查再发出。停用和到期从下一次操作起生效。\n没有人能给出自己没有的权限，也不能改自己的角色。',
    '本機構的人：角色、期限、是否停用。用邀請連結加人，連結 7 天有效；也可以匯入試算表，每列寄出一份邀請，先檢查再寄出。停用和到期從下一次操作起生效。\n沒有人能給出自己沒有的權限，也不能改自己的角色。',
    'The people of an organisation: roles, until when, disabled or not. They come by an invitation, a link of seven days; or by a table, where each row is an invitation and faulty rows are named before anything is sent. Disabling and ends hold from the next call.\nNobody gives more than they have, and nobody changes their own roles.',
  ],
  'members.accept': [
    '接受机构的邀请。已有账号请先登录；没有账号请在这里设置密码。链接 7 天有效，只能用一次。',
    '接受機構的邀請。已有帳號請先登入；沒有帳號請在這裡設定密碼。連結 7 天有效，只能用一次。',
    'Accepts the invitation of an organisation. Sign in with the account you have, or set a password for a new one. The link works for seven days, once.',
  ],
  'roles.list': [
    '本机构的角色。角色是在内置角色上增加和减少的权限。有人使用的角色不能删除，会说明是谁。角色可以导出和导入为工作簿。',
    '本機構的角色。角色是在內建角色上增加和減少的權限。有人使用的角色不能刪除，會說明是誰。角色可以匯出和匯入為活頁簿。',
    'The roles of an organisation. A role is what it adds to a built-in one and takes from it. A role that people hold is not deleted; the refusal names them. Roles go out and come in as a workbook.',
  ],
  'roles.rights': [
    '运营方使用：权限树的模块、页面和功能，每个内置角色有哪些，以及密钥的 API 角色。',
    '營運方使用：權限樹的模組、頁面和功能，每個內建角色有哪些，以及金鑰的 API 角色。',
    'For operators: the modules, screens and functions of the permission tree, which built-in role has what, and the API roles of keys.',
  ],
  'billing.sold': [
    '运营方维护套餐、加量包和接口价格。套餐有模块、26 项配额、期限和价格；加量包加在正在使用的套餐上。已购买的不随之后的修改而变。',
    '營運方維護套餐、加量包和介面價格。套餐有模組、26 項配額、期限和價格；加量包加在正在使用的套餐上。已購買的不隨之後的修改而變。',
    'Operators keep packages, packs and prices of API calls. A package has modules, 26 quotas, a term and a price; a pack adds to the package that runs. What was bought stays as it was when these change.',
  ],
  'billing.orders': [
    '订单从待付款到已付款、生效、结束，也可以取消或退款；每一步都记下谁和什么时候。付款前可以看续期、升级或降级的结果。',
    '訂單從待付款到已付款、生效、結束，也可以取消或退款；每一步都記下誰和什麼時候。付款前可以看續期、升級或降級的結果。',
    'Orders go from waiting to paid, active and over, or are cancelled or refunded; each step says who and when. What a renewal or another package brings is shown before paying.',
  ],
  'billing.alipay': [
    '用支付宝付一个订单。支付宝过一会儿才通知本产品，页面会自己更新。',
    '用支付寶付一個訂單。支付寶過一會兒才通知本產品，頁面會自己更新。',
    'Pays an order by Alipay. Alipay tells the product some moments later; the page follows by itself.',
  ],
  'installation.global': [
    '整个安装的设置，运营方使用：主机、功能开关、注册申请、运行状况和用量。关闭的功能从下一次操作起被拒绝，菜单里也不再出现。',
    '整個安裝的設定，營運方使用：主機、功能開關、註冊申請、執行狀況和用量。關閉的功能從下一次操作起被拒絕，選單裡也不再出現。',
    'What holds for the whole installation, for operators: hosts, switches of features, registrations, health and use. A feature that is switched off is refused from the next call and leaves the menus.',
  ],
  'apiKeys.calls': [
    '用密钥能得到什么数据、价格是多少、怎样申请。任何人都能看。密钥由管理员在个人中心管理，密钥能做什么由它的 API 角色决定。',
    '用金鑰能得到什麼資料、價格是多少、怎樣申請。任何人都能看。金鑰由管理員在個人中心管理，金鑰能做什麼由它的 API 角色決定。',
    'What can be had by a key, what it costs and how to ask for it, for anybody to read. Administrators keep keys in the personal centre; the API role of a key says what it opens.',
  ],
  'apiKeys.everyCall': [
    '产品的全部接口及其参数。这里发出的调用用的是您自己的权限，数据是真实的。',
    '產品的全部介面及其參數。這裡發出的呼叫用的是您自己的權限，資料是真實的。',
    'Every call of the product with what it takes. What is sent from here has your own permissions and acts on real data.',
  ],
  'webhooks.list': [
    '订阅后，命中的文章、新的和有变化的预警事件、完成的导出会推送到您的地址，按 Standard Webhooks 签名。先生成密钥，再发送一次测试。\n没送达的会重试约四小时，之后可以逐条重新发送；七天内的内容可以重放。连续三条没有送达时订阅会暂停。',
    '訂閱後，命中的文章、新的和有變化的預警事件、完成的匯出會推送到您的網址，按 Standard Webhooks 簽名。先產生金鑰，再傳送一次測試。\n沒送達的會重試約四小時，之後可以逐條重新傳送；七天內的內容可以重放。連續三條沒有送達時訂閱會暫停。',
    'Matched articles, new and changed incidents and finished exports are pushed to an address of yours, signed per Standard Webhooks. Make a secret first, then send a test.\nWhat does not arrive is tried again for some four hours and can be sent again one by one; everything of seven days can be told again. After three in a row that never arrived the subscription rests.',
  ],
}
