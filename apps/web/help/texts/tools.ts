import type { HelpTexts } from '../help-text.ts'

export const tools: HelpTexts = {
  'recognition.samePicture': [
    '上传一张图片（最大 5 MB），找出含有同一图片的文章，改变大小、压缩或镜像后也能找到；裁剪过的可能找不到。只比较已看过图片的文章：在下方选择要查看图片的监测，之后到来的文章会逐张看过，只保存大小和特征。',
    '上傳一張圖片（最大 5 MB），找出含有同一圖片的文章，改變大小、壓縮或鏡像後也能找到；裁剪過的可能找不到。只比較已看過圖片的文章：在下方選擇要檢視圖片的監測，之後到來的文章會逐張看過，只儲存大小和特徵。',
    'Send a picture of at most 5 MB to find articles with the same one, also at another size, compressed or mirrored; one that was cut may not be found. Only pictures that were looked at are compared: choose monitors below, and the pictures of articles that arrive are looked at from then on. Their size and looks alone are kept.',
  ],
  'recognition.clips': [
    '从录音或上传的文件里剪出一段，最长 30 分钟，开始和结束以秒计。不重新编码，按关键帧剪切。完成后在下载中心。没有接入剪辑程序时会说明。',
    '從錄音或上傳的檔案裡剪出一段，最長 30 分鐘，開始和結束以秒計。不重新編碼，按關鍵影格剪切。完成後在下載中心。沒有接入剪輯程式時會說明。',
    'Cut a part out of a recording or a file, at most 30 minutes, begin and end in seconds. It is cut at key frames without encoding again, and waits in the download centre. Where no cutting program is set, the page says so.',
  ],
  'wordClouds.ownText': [
    '粘贴一段文字（最多 1 MB）制作词云，右边是每个词的准确次数。文字不会被保存，不需要登录。可以写出不计的词、保持完整的词和要合并的词。',
    '貼上一段文字（最多 1 MB）製作詞雲，右邊是每個詞的準確次數。文字不會被儲存，不需要登入。可以寫出不計的詞、保持完整的詞和要合併的詞。',
    'Paste a text of at most 1 MB to make a cloud; beside it stand exact counts. The text is not stored and no session is needed. Name words that are left out, stay in one piece or are counted as another.',
  ],
  'wordClouds.search': [
    '用机构的文章制作词云：选择监测和天数，词按文章数排列，点一个词打开它的文章。需要登录。',
    '用機構的文章製作詞雲：選擇監測和天數，詞按文章數排列，點一個詞開啟它的文章。需要登入。',
    'A cloud of the articles of your organisation: choose a monitor and days; a word opens its articles. Needs a session.',
  ],
  'wordClouds.export': [
    '用一段文字制作词云并带走：图右上角的菜单保存 PNG 或 SVG，“导出 Excel”保存词和次数。',
    '用一段文字製作詞雲並帶走：圖右上角的選單儲存 PNG 或 SVG，「匯出 Excel」儲存詞和次數。',
    'Make a cloud of a text and take it away: the menu of the picture saves PNG or SVG, "Export as Excel" words and counts.',
  ],
}
