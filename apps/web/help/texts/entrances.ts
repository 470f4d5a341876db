import type { HelpTexts } from '../help-text.ts'

export const entrances: HelpTexts = {
  'signIn.signIn': [
    '用账号和密码登录。密码错误后要等一会儿再试，错得越多等得越久。',
    '用帳號和密碼登入。密碼錯誤後要等一會兒再試，錯得越多等得越久。',
    'Sign in with account and password. After a wrong password you wait before the next try, longer each time.',
  ],
  'registration.register': [
    '用邮件里的验证码注册。验证码 5 分钟有效，可以试 5 次。有的安装要由运营方批准，结果会发到您的邮箱；有的安装不开放注册。',
    '用郵件裡的驗證碼註冊。驗證碼 5 分鐘有效，可以試 5 次。有的安裝要由營運方核准，結果會寄到您的郵箱；有的安裝不開放註冊。',
    'Register with a code that comes by mail; it lives five minutes and takes five tries. Some installations need an operator’s approval, told by mail; some do not take registrations.',
  ],
  'registration.forgotten': [
    '忘记密码时，用邮件里的验证码设置新密码。之后所有设备都要重新登录，第二重验证不变。',
    '忘記密碼時，用郵件裡的驗證碼設定新密碼。之後所有裝置都要重新登入，第二重驗證不變。',
    'Set a new password with a code that comes by mail. Every device then has to sign in again; the second factor stays.',
  ],
  'shell.navigation': [
    '您能打开的全部页面，按模块排列。按 Ctrl+K 用名称查找更快。',
    '您能開啟的全部頁面，按模組排列。按 Ctrl+K 用名稱查找更快。',
    'Every screen you can open, by module. Ctrl+K finds them faster by name.',
  ],
  'shell.tools': [
    '现在能用的工具，每个说明它做什么。系统导航列出全部工具。',
    '現在能用的工具，每個說明它做什麼。系統導覽列出全部工具。',
    'The tools that work, each with what it does. The navigation page lists all of them.',
  ],
  'shell.help': [
    '每个页面的帮助。左边选择页面，或在上方的搜索框里查找全部帮助。任何页面上，右上角的帮助菜单都会打开那一页的帮助；按 ? 看按键。',
    '每個頁面的說明。左邊選擇頁面，或在上方的搜尋框裡查找全部說明。任何頁面上，右上角的說明選單都會開啟那一頁的說明；按 ? 看按鍵。',
    'Help for each screen. Choose one on the left, or search all of it in the field above. On any screen the help menu at the top right opens the help for that screen; ? shows the keys.',
  ],
  'shell.error': [
    '页面不存在、没有权限，或打开时出了错；页面会说明是哪一种。可以返回上一页或回到首页。',
    '頁面不存在、沒有權限，或開啟時出了錯；頁面會說明是哪一種。可以返回上一頁或回到首頁。',
    'There is no such page, you may not open it, or something failed; the page says which. Go back, or to the start.',
  ],
}
