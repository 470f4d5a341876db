/** Words of the files that are made of reports, and of where they are had. */
import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const fileStrings = phrases({
  ...pick(commonWords, 'media', 'time', 'download', 'docx', 'pdf'),
  figure: ['指标', '指標', 'Figure'],
  value: ['数值', '數值', 'Value'],
  change: ['变化', '變化', 'Change'],
  article: ['文章', '文章', 'Article'],
  interactions: ['互动数', '互動數', 'Interactions'],
  downloading: ['正在生成…', '正在產生…', 'Being made…'],
  pptx: ['PowerPoint', 'PowerPoint', 'PowerPoint'],
  xlsx: ['Excel（数据）', 'Excel（資料）', 'Excel (figures)'],
  html: ['网页（单个文件）', '網頁（單一檔案）', 'Web page (one file)'],
  png: ['长图', '長圖', 'Long picture'],
  saved: ['已保存到下载文件夹', '已儲存到下載資料夾', 'Saved to your downloads'],
  unfinished: [
    '还没有填写：{{names}}。文件、链接和邮件里会略去。',
    '還沒有填寫：{{names}}。檔案、連結和郵件裡會略去。',
    'Not written yet: {{names}}. Files, links and mails leave it out.',
  ],
  releaseUnfinished: [
    '还有没填写的内容，仍要发布？',
    '還有沒填寫的內容，仍要發布？',
    'Something is not written yet. Release all the same?',
  ],
  releaseAnyway: ['仍然发布', '仍然發布', 'Release'],
  untitled: ['正文', '內文', 'Text'],
  needsBrowser: ['服务器上没有 Chromium', '伺服器上沒有 Chromium', 'Needs Chromium on the server'],
})
