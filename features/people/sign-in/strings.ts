import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const strings = phrases({
  passwordCommon: [
    '这是常见密码，很快会被猜到，请换一个',
    '這是常見密碼，很快會被猜到，請換一個',
    'This is a common password that is guessed at once; choose another',
  ],
  passwordOfAccount: [
    '密码不能只是账号或产品名加数字',
    '密碼不能只是帳號或產品名加數字',
    'A password is not just the account, or the name of the product, with digits',
  ],
  passwordRule: [
    '您所在的机构要求密码至少 {{length}} 位，并含小写字母、大写字母、数字、其他字符中的至少 {{kinds}} 种',
    '您所在的機構要求密碼至少 {{length}} 位，並含小寫字母、大寫字母、數字、其他字元中的至少 {{kinds}} 種',
    'Your organisation asks for at least {{length}} signs, of at least {{kinds}} of these kinds: small letters, capitals, digits, others',
  ],
  ...pick(commonWords, 'passwordLength', 'account', 'password', 'signIn', 'language'),
  unknownHost: [
    '此域名不属于本系统，请使用管理员提供的地址登录',
    '此網域不屬於本系統，請使用管理員提供的位址登入',
    'This host name is not one of ours: please sign in at the address your administrator gave you',
  ],
  wrongPassword: ['账号或密码不正确', '帳號或密碼不正確', 'Account or password is wrong'],
  disabled: [
    '账号已停用，请联系管理员',
    '帳號已停用，請聯絡管理員',
    'This account is disabled. Please contact your administrator',
  ],
  nameLength: ['姓名为 2 到 50 个字符', '姓名為 2 到 50 個字元', 'A name has 2 to 50 characters'],
  wrongCode: [
    '验证码不正确、已过期或已用过',
    '驗證碼不正確、已過期或已用過',
    'The code is wrong, too old, or was used before',
  ],
  secondFactorThere: [
    '已经设置过两步验证，请先关闭再重新设置',
    '已經設定過兩步驟驗證，請先關閉再重新設定',
    'Two-step sign-in is set up already. Switch it off first',
  ],
  secondFactorOfDemonstration: [
    '演示账号由所有人共用，不能设置两步验证',
    '示範帳號由所有人共用，無法設定兩步驟驗證',
    'Everybody shares the account of the demonstration: it has no two-step sign-in',
  ],
  issuerForbids: [
    '身份服务不允许服务账号这样做，请检查它的权限与密钥',
    '身分服務不允許服務帳號這樣做，請檢查它的權限與金鑰',
    'The identity service does not let the service account do this. Check its rights and its secret',
  ],
  issuerDoesNotAnswer: [
    '身份服务暂时没有回应，没有改动任何内容，请稍后再试',
    '身分服務暫時沒有回應，沒有變更任何內容，請稍後再試',
    'The identity service does not answer at the moment. Nothing was changed; please try again later',
  ],
  logoutToken: [
    '不是身份服务发出的退出通知',
    '不是身分服務發出的登出通知',
    'This is no notice of a sign-out by the identity service',
  ],
  sessionOver: ['这个登录已经结束', '這個登入已經結束', 'This session has ended already'],
  currentPasswordWrong: ['当前密码不正确', '目前的密碼不正確', 'The current password is wrong'],
  passwordElsewhere: [
    '此账号的密码由外部身份服务保管，请在那里修改',
    '此帳號的密碼由外部身分服務保管，請在該處變更',
    'The password of this account is kept by another identity service. Change it there',
  ],
  passwordOfDemonstration: [
    '演示账号的密码是公开的，不能修改',
    '示範帳號的密碼是公開的，無法變更',
    'The password of the demonstration is public and cannot be changed',
  ],
  interactionExpired: [
    '登录页已过期，请重新打开',
    '登入頁已過期，請重新開啟',
    'This sign-in page has expired. Please open it again',
  ],

  // The sign-in page
  codeTitle: ['两步验证', '兩步驟驗證', 'Two-step sign-in'],
  codeNote: [
    '请输入验证器应用显示的 6 位验证码，或一个恢复码。',
    '請輸入驗證器應用程式顯示的 6 位驗證碼，或一個復原碼。',
    'Enter the six digits of your authenticator app, or a recovery code.',
  ],
  code: ['验证码', '驗證碼', 'Code'],
  codeMissing: ['请填写验证码', '請填寫驗證碼', 'Enter the code'],
  trust: ['30 天内不再询问此浏览器', '30 天內不再詢問此瀏覽器', 'Do not ask in this browser for 30 days'],
  verify: ['验证', '驗證', 'Verify'],
  otherAccount: ['换一个账号登录', '換一個帳號登入', 'Sign in with another account'],
  productName: ['观澜', '觀瀾', 'Guanlan'],
  productLine: ['媒体与舆情监测', '媒體與輿情監測', 'Media and public-opinion monitoring'],
  showPassword: ['显示密码', '顯示密碼', 'Show password'],
  hidePassword: ['隐藏密码', '隱藏密碼', 'Hide password'],
  signingIn: ['正在登录', '正在登入', 'Signing in'],
  toRegister: commonWords.register,
  forgotten: ['忘记密码？', '忘記密碼？', 'Forgot your password?'],
  accountMissing: ['请填写账号', '請填寫帳號', 'Enter your account'],
  passwordMissing: ['请填写密码', '請填寫密碼', 'Enter your password'],
  demoNote: [
    '演示模式：账号已填好，可直接登录。其中的品牌、媒体与文章均为虚构，登录后可一键清除。',
    '示範模式：帳號已填好，可直接登入。其中的品牌、媒體與文章均為虛構，登入後可一鍵清除。',
    'Demonstration: the account is filled in, just sign in. Brands, media and articles are invented and can be removed with one click.',
  ],
  unreachable: [
    '没能连上登录服务。您填写的内容还在，请检查网络后再试。',
    '沒能連上登入服務。您填寫的內容還在，請檢查網路後再試。',
    'The sign-in service could not be reached. What you entered is still here; check the network and try again.',
  ],
  workNeedsHttps: [
    '有人正在猜密码，新设备需多验证一步，而浏览器只在 https 页面上支持。请改用 https 地址登录，或稍后再试。',
    '有人正在猜密碼，新裝置需多驗證一步，而瀏覽器只在 https 頁面上支援。請改用 https 網址登入，或稍後再試。',
    'Somebody is guessing passwords, so a new device has one more check, which browsers do on https pages only. Sign in at the https address, or try again later.',
  ],
  failedExpired: [
    '上一次登录中断了，请重新登录。',
    '上一次登入中斷了，請重新登入。',
    'The last sign-in was interrupted. Please sign in again.',
  ],
  failedRefused: [
    '身份服务拒绝了这次登录。请重试；若再次出现，请联系管理员。',
    '身分服務拒絕了這次登入。請重試；若再次出現，請聯絡管理員。',
    'The identity service refused this sign-in. Try again; if it happens again, ask your administrator.',
  ],
  signInElsewhere: [
    '您将前往贵单位的身份服务登录，完成后回到这里。',
    '您將前往貴單位的身分服務登入，完成後回到這裡。',
    'You sign in at the identity service of your organisation, and come back here.',
  ],
  staySignedIn: ['在这台设备上保持登录', '在這台裝置上保持登入', 'Stay signed in on this device'],
  issuerAway: [
    '身份服务暂时没有回应。恢复后会自动继续，无需刷新页面。',
    '身分服務暫時沒有回應。恢復後會自動繼續，無需重新整理頁面。',
    'The identity service does not answer at the moment. This page goes on by itself when it is back.',
  ],
  signedOutElsewhere: [
    '您已在另一个标签页退出登录。登录后会回到这个页面。',
    '您已在另一個分頁登出。登入後會回到這個頁面。',
    'You signed out in another tab. Sign in to come back to this page.',
  ],
  tryAgain: ['重新登录', '重新登入', 'Sign in again'],
  themeOf: ['主题：{{name}}', '主題：{{name}}', 'Theme: {{name}}'],
  meritFinds: ['汇于一处', '匯於一處', 'In one place'],
  meritFindsHow: [
    '新闻、社交、视频与论坛，凡是符合监测规则的，都归到您的监测项里。',
    '新聞、社群、影音與論壇，凡是符合監測規則的，都歸到您的監測項目裡。',
    'News, social media, video and forums: whatever your rules describe comes to the monitor it belongs to.',
  ],
  meritWarns: ['先知一步', '先知一步', 'Told early'],
  meritWarnsHow: [
    '声量异常或负面上升时，以站内提醒、邮件或群机器人告知该知道的人。',
    '聲量異常或負面上升時，以站內提醒、郵件或群組機器人通知該知道的人。',
    'When volume or negative tone rises, the right people hear of it on screen, by mail or by chat robot.',
  ],
  meritShows: ['有据可查', '有據可查', 'Every figure opens'],
  meritShowsHow: [
    '图上每个数字都能点开，看到它由哪些文章得来。',
    '圖上每個數字都能點開，看到它由哪些文章得來。',
    'Every number in a chart leads to the very articles it counts.',
  ],
  aboutProduct: ['关于观澜', '關於觀瀾', 'About Guanlan'],
  motto: ['观水有术，必观其澜。', '觀水有術，必觀其瀾。', 'To know the water, watch its waves.'],
  mottoSource: ['《孟子 · 尽心上》', '《孟子 · 盡心上》', 'Mencius'],
  crestTime: ['15:52　平时的 4.1 倍', '15:52　平時的 4.1 倍', '15:52  4.1 times the usual'],
  crestNote: ['在它成为新闻之前 6 小时', '在它成為新聞之前 6 小時', '6 hours before it became news'],
  seaNote: [
    '每一道水纹是一类来源 24 小时的声量 · 示意图',
    '每一道水紋是一類來源 24 小時的聲量 · 示意圖',
    'Each line is 24 hours of one kind of source · illustration',
  ],
})

declare module '@guanlan/platform/contract' {
  interface Words {
    signIn: typeof strings
  }
}
