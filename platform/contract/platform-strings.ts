/** All sentences of the platform. Those that stand here alone are refusals that only the server says: no screen may load this file. */
import { phrases } from './phrases.ts'
import { strings } from './strings.ts'

export const platformStrings = phrases({
  ...strings,
  invalid: ['提交的内容有误', '提交的內容有誤', 'The request is not valid'],
  malformed: [
    '无法读取提交的内容：不是有效的 JSON',
    '無法讀取提交的內容：不是有效的 JSON',
    'The body could not be read: it is not valid JSON',
  ],
  fieldUnknownNear: [
    '没有“{{field}}”这个字段，是否应为“{{nearest}}”？',
    '沒有「{{field}}」這個欄位，是否應為「{{nearest}}」？',
    'There is no field "{{field}}"; did you mean "{{nearest}}"?',
  ],
  fieldNoText: [
    '“{{field}}”含有无法保存的字符',
    '「{{field}}」含有無法儲存的字元',
    '"{{field}}" has characters that cannot be stored',
  ],
  signedOut: ['登录已失效，请重新登录', '登入已失效，請重新登入', 'You are signed out. Please sign in again'],
  forbidden: ['没有此项权限', '沒有此項權限', 'You may not do this'],
  missing: ['内容不存在或已被移除', '內容不存在或已被移除', 'This does not exist or was removed'],
  unreadable: [
    '无法读取请求：标头过长，或格式有误',
    '無法讀取請求：標頭過長，或格式有誤',
    'The request could not be read: its headers are too long or malformed',
  ],
  addressPartTooLong: [
    '地址中的一段至多 {{most}} 个字符',
    '網址中的一段至多 {{most}} 個字元',
    'A part of an address has at most {{most}} characters',
  ],
  addressTooLong: [
    '地址过长，至多 {{most}} 个字符',
    '位址過長，至多 {{most}} 個字元',
    'The address is too long: at most {{most}} characters',
  ],
  wrongMethod: ['这个地址只接受 {{methods}}', '這個位址只接受 {{methods}}', 'This address answers to {{methods}} only'],
  noSuchAddress: ['没有这个地址', '沒有這個位址', 'There is no such address'],
  tooLarge: ['内容过大，上限为 {{limit}}', '內容過大，上限為 {{limit}}', 'Too large: the limit is {{limit}}'],
  tooMany: [
    '操作过于频繁，请在 {{seconds}} 秒后重试',
    '操作過於頻繁，請在 {{seconds}} 秒後重試',
    'Too many requests. Try again in {{seconds}} s',
  ],
  unavailable: [
    '服务暂时不可用，请稍后重试',
    '服務暫時無法使用，請稍後重試',
    'The service is not available right now. Try again shortly',
  ],
  diskFull: [
    '存储空间已满：暂时不能保存，已有内容可照常查看',
    '儲存空間已滿：暫時無法儲存，既有內容可照常檢視',
    'The disk is full: nothing can be saved for now, what is there can be read as before',
  ],
  unexpected: [
    '出现意外错误，编号 {{requestId}}',
    '發生意外錯誤，編號 {{requestId}}',
    'Something went wrong. Quote {{requestId}}',
  ],
  crossSite: ['拒绝来自其他网站的请求', '拒絕來自其他網站的請求', 'Requests from other sites are refused'],
  organisationMissing: ['请先选择机构', '請先選擇機構', 'Choose an organisation first'],
  lookingAhead: ['该地址不接受预取', '該位址不接受預取', 'This address takes no prefetch'],
  keyMayNotWrite: [
    '这个密钥没有被允许修改数据，请管理员在接口密钥里打开',
    '這個金鑰沒有被允許修改資料，請管理員在介面金鑰裡開啟',
    'This key may change nothing: an administrator allows it among the keys',
  ],
  notOpen: ['该调用未向接口密钥开放', '此呼叫未向介面金鑰開放', 'This call is not open to keys'],
  repeatName: [
    'Idempotency-Key 应为 1–255 个可见字符',
    'Idempotency-Key 應為 1–255 個可見字元',
    'Idempotency-Key takes 1–255 visible characters',
  ],
  repeatedOtherwise: [
    '该 Idempotency-Key 已用于另一个请求',
    '此 Idempotency-Key 已用於另一個請求',
    'This Idempotency-Key was used for another request',
  ],
  secondFactorDemanded: [
    '本机构要求两步验证。请先在个人中心的“安全”里设置，再进入机构。',
    '本機構要求兩步驗證。請先在個人中心的「安全」裡設定，再進入機構。',
    'This organisation demands a second factor. Set one up under Security in your personal centre first.',
  ],
  organisationForbidden: [
    '您不属于该机构，或该机构已停用',
    '您不屬於該機構，或該機構已停用',
    'You do not belong to this organisation, or it is disabled',
  ],
  outsideFolders: [
    '您的角色只包含部分监测目录，这项操作超出了它们',
    '您的角色只包含部分監測目錄，這項操作超出了它們',
    'Your role is limited to some folders of monitors, and this lies outside them',
  ],
  makerMayNot: [
    '创建者已没有所需的权限，因此不再执行：请由有权限的成员重新保存',
    '建立者已沒有所需的權限，因此不再執行：請由有權限的成員重新儲存',
    'Whoever made this may no longer do it, so nothing is done: let somebody who may save it again',
  ],
  ownerGone: [
    '创建者已离开机构，因此不再执行：请由现任成员重新保存',
    '建立者已離開機構，因此不再執行：請由現任成員重新儲存',
    'Whoever made this has left the organisation, so nothing is done: let a member save it again',
  ],
  makerGone: [
    '创建此密钥的人已离开机构，密钥因此停用：请由现任成员更换密钥',
    '建立此金鑰的人已離開機構，金鑰因此停用：請由現任成員更換金鑰',
    'Whoever made this key has left the organisation, so it opens nothing: let a member exchange it',
  ],
  stillRunning: [
    '仍在进行：请先取消，或等它完成',
    '仍在進行：請先取消，或等它完成',
    'It is still running: cancel it first, or wait',
  ],
  undoneAlready: ['已经撤销过了', '已經復原過了', 'This was taken back already'],
  changedAfter: [
    '之后又有修改，无法撤销',
    '之後又有修改，無法復原',
    'It was changed again afterwards, so it cannot be taken back',
  ],
  tookTooLong: [
    '查询时间过长，已停止：请缩小时间范围或条件',
    '查詢時間過長，已停止：請縮小時間範圍或條件',
    'This took too long and was stopped: narrow the range or the conditions',
  ],
  overQuota: [
    '已超出机构配额：“{{quota}}”的额度为 {{limit}}，完成后将为 {{used}}。{{advice}}',
    '已超出機構配額：「{{quota}}」的額度為 {{limit}}，完成後將為 {{used}}。{{advice}}',
    'The limit for "{{quota}}" is {{limit}}, and this would make it {{used}}. {{advice}}',
  ],
  overStanding: [
    '请删除不再需要的，或请管理员{{who}}在个人中心扩容',
    '請刪除不再需要的，或請管理員{{who}}在個人中心擴充',
    'Remove what is not needed any more, or ask an administrator{{who}} for more in the personal centre',
  ],
  overDay: [
    '额度明天重新计算；也可请管理员{{who}}在个人中心扩容',
    '額度明天重新計算；也可請管理員{{who}}在個人中心擴充',
    'It counts anew tomorrow; or ask an administrator{{who}} for more in the personal centre',
  ],
  overOne: [
    '请缩小到额度以内，或请管理员{{who}}在个人中心扩容',
    '請縮小到額度以內，或請管理員{{who}}在個人中心擴充',
    'Make it smaller, or ask an administrator{{who}} for more in the personal centre',
  ],
  documentWaits: [
    '您有一份文件正在生成、一份在排队：请等其完成后再试',
    '您有一份文件正在產生、一份在排隊：請等其完成後再試',
    'One document of yours is being made and one waits: try again when they are done',
  ],
  tooManyWaiting: [
    '您已有 {{waiting}} 项同类任务在排队，最多 {{limit}} 项。排在最前的是“{{first}}”：请等其完成，或在右上角的任务中取消不需要的',
    '您已有 {{waiting}} 項同類任務在排隊，最多 {{limit}} 項。排在最前的是「{{first}}」：請等其完成，或在右上角的任務中取消不需要的',
    '{{waiting}} tasks of yours of this kind wait already, {{limit}} at most. First comes “{{first}}”: wait until it is done, or cancel what you do not need among the tasks at the top right',
  ],
  whoRaises: ['（{{names}}）', '（{{names}}）', ' ({{names}})'],
  switchedOff: [
    '此功能已停用：请联系管理员',
    '此功能已停用：請聯絡管理員',
    'This part of the product is switched off: ask your administrator',
  ],
  subscriptionOver: [
    '订阅已到期，只能查看：请在个人中心续订',
    '訂閱已到期，只能檢視：請在個人中心續訂',
    'The subscription is over, so you can only read: renew it in the personal centre',
  ],
  idsDiffer: [
    '编号 {{one}} 与另一处的 {{other}} 不同',
    '編號 {{one}} 與另一處的 {{other}} 不同',
    'The id {{one}} differs from {{other}}, which is named beside it',
  ],
  sheetTooManyRows: [
    '表格的行数过多：读到第 {{row}} 行为止',
    '表格的列數過多：讀到第 {{row}} 列為止',
    'The table has too many rows: reading stopped at row {{row}}',
  ],
  sheetTooManyColumns: ['第 {{row}} 行的列数过多', '第 {{row}} 列的欄數過多', 'Row {{row}} has too many columns'],
  sheetCellTooLong: ['第 {{row}} 行有单元格过长', '第 {{row}} 列有儲存格過長', 'A cell in row {{row}} is too long'],
  sheetTooLarge: [
    '表格过大，无法读取：请拆分成几个文件',
    '表格過大，無法讀取：請拆分成幾個檔案',
    'The table is too large: split it into several files',
  ],
  sheetDamaged: [
    '文件无法读取：不是有效的表格，或已损坏',
    '檔案無法讀取：不是有效的表格，或已損毀',
    'The file could not be read: it is no table, or it is damaged',
  ],
  sheetDamagedAt: [
    '第 {{row}} 行无法读取：引号不成对，或文件已损坏',
    '第 {{row}} 列無法讀取：引號不成對，或檔案已損毀',
    'Row {{row}} could not be read: a quotation mark has no partner, or the file is damaged',
  ],
  sheetOldExcel: [
    '旧版或加密的 Excel 文件：请另存为 .xlsx 或 .csv',
    '舊版或加密的 Excel 檔案：請另存為 .xlsx 或 .csv',
    'This is an old or password-protected Excel file: save it as .xlsx or .csv',
  ],
  storageAway: [
    '文件存储暂时没有回应，请稍后再试；已存的文件不受影响',
    '檔案儲存暫時沒有回應，請稍後再試；已存的檔案不受影響',
    'The storage of files does not answer at the moment. Please try again later; what is stored stays',
  ],
  storageFull: [
    '存储空间已满，未保存任何内容：请联系管理员',
    '儲存空間已滿，未儲存任何內容：請聯絡管理員',
    'The storage is full and nothing was kept: ask your administrator',
  ],
  fileTooLarge: [
    '“{{name}}”过大，上限为 {{limit}}',
    '「{{name}}」過大，上限為 {{limit}}',
    '"{{name}}" is too large: the limit is {{limit}}',
  ],
  fileKind: [
    '“{{name}}”的内容不是 {{kinds}}',
    '「{{name}}」的內容不是 {{kinds}}',
    'The content of "{{name}}" is not {{kinds}}',
  ],
  noBrowser: [
    '服务器上没有 Chromium，不能生成 PDF 和长图',
    '伺服器上沒有 Chromium，無法產生 PDF 和長圖',
    'PDF and pictures need Chromium on the server, which is not there',
  ],
  notPrinted: [
    '文件未能生成，请缩短内容后再试',
    '檔案未能產生，請縮短內容後再試',
    'The file could not be made; try with less in it',
  ],
  tooManyFiles: ['一次至多 {{most}} 个文件', '一次至多 {{most}} 個檔案', 'At most {{most}} files at once'],
  linkFiles: [
    '一个链接最多上传 {{most}} 个文件',
    '一個連結最多上傳 {{most}} 個檔案',
    'A link takes {{most}} files at most',
  ],
  fileNotSent: ['文件不存在，请重新上传', '檔案不存在，請重新上傳', 'The file is not there; send it again'],
  chooseFile: ['请选择文件', '請選擇檔案', 'Choose a file'],
  fileStopped: ['上传中断，请重试', '上傳中斷，請重試', 'The upload was interrupted. Try again'],
  exportTooMany: [
    '一次至多导出 {{most}} 行：请缩小条件',
    '一次至多匯出 {{most}} 列：請縮小條件',
    'At most {{most}} rows can be exported at once: narrow the question',
  ],
  importEmpty: ['文件中没有数据行', '檔案中沒有資料列', 'The file has no rows below its heading'],
  importColumn: ['请指定哪一列是“{{column}}”', '請指定哪一欄是「{{column}}」', 'Say which column is "{{column}}"'],
  importTwice: ['与第 {{row}} 行重复', '與第 {{row}} 列重複', 'The same as row {{row}}'],
  unsupportedBody: ['不支持的内容类型', '不支援的內容類型', 'This content type is not supported'],
})

declare module './phrases.ts' {
  interface Words {
    platform: typeof platformStrings
  }
}
