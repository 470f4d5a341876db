/** Sign-in pages and entries: open without a session. */
import { phrases } from '@guanlan/platform/contract'

export const login = phrases({
  '/login': [
    '用账号登录；属于多个机构的人先选择机构，然后进入本站的首页。',
    '用帳號登入；屬於多個機構的人先選擇機構，然後進入本站的首頁。',
    'A member signs in through the sign-in of the host, chooses an organisation if there are several, and lands on the page of the host.',
  ],
  '/register': [
    '用手机号、密码、昵称和验证码注册，哪一项有误就在哪一项说明。',
    '用手機號、密碼、暱稱和驗證碼註冊，哪一項有誤就在哪一項說明。',
    'A visitor registers with mobile number, password, nickname and a code that was sent, with field-level errors.',
  ],
  '/forgotten': [
    '用发到邮箱的验证码设置新密码，所有设备上的登录随之结束。',
    '以寄到電子郵件的驗證碼設定新密碼，所有裝置上的登入隨之結束。',
    'Somebody who forgot the password sets a new one with a code that is mailed to them; every session of theirs ends.',
  ],
  '/index': [
    '介绍产品，并在旁边登录；登录后回到原来要去的页面。',
    '介紹產品，並在旁邊登入；登入後回到原本要去的頁面。',
    'A visitor without a session sees what the product is, signs in beside it, and comes back to the page they wanted.',
  ],
  '/error': [
    '说明发生了什么：页面不存在、没有权限或加载失败，并给出返回或刷新的办法。',
    '說明發生了什麼：頁面不存在、沒有權限或載入失敗，並給出返回或重新整理的辦法。',
    'Shows what went wrong (missing page, refused access, screen-load failure) and offers to go back or reload.',
  ],
  '/hotInfoIndex': [
    '无需登录即可阅读各榜热点，点开任一条查看详情。',
    '無需登入即可閱讀各榜熱點，點開任一條查看詳情。',
    'Anyone without login reads the hot lists and opens an item.',
  ],
  '/svw/carLogin': [
    '车企客户在专用站点登录，登录后进入车企客户专区。',
    '車企客戶在專用站點登入，登入後進入車企客戶專區。',
    'Members of the car-maker customer sign in on the yq host and land in their own area.',
  ],
  '/mediaLogin': [
    '在媒体工作台站点登录，登录后进入工作台。',
    '在媒體工作台站點登入，登入後進入工作台。',
    'Members sign in to the media workbench on the IPR host and land on the workbench.',
  ],
  '/mzLogin': [
    'MZ 站点的登录页，样式独立，步骤与登录页相同。',
    'MZ 站點的登入頁，樣式獨立，步驟與登入頁相同。',
    'Members of the MZ host sign in on a page with its own look; the steps are the same.',
  ],
  '/IDRLogin': [
    'IDR 站点的登录页，样式独立，步骤与登录页相同。',
    'IDR 站點的登入頁，樣式獨立，步驟與登入頁相同。',
    'Members of the IDR host sign in on a page with its own look; the steps are the same.',
  ],
  '/czLogin': [
    'CZ 站点的登录页，样式独立，步骤与登录页相同。',
    'CZ 站點的登入頁，樣式獨立，步驟與登入頁相同。',
    'Members of the CZ host sign in on a page with its own look; the steps are the same.',
  ],
})
