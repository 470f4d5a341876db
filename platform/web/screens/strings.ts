import { commonWords, phrases, pick } from '@guanlan/platform/contract'

export const screenStrings = phrases({
  ...pick(commonWords, 'retry'),
  loadTitle: ['没能打开这个页面', '沒能開啟這個頁面', 'This page could not be opened'],
  loadMeaning: [
    '页面文件没有下载完整，通常是网络中断或刚发布了新版本。您的数据不受影响。',
    '頁面檔案沒有下載完整，通常是網路中斷或剛發布了新版本。您的資料不受影響。',
    'Its files did not arrive: the network broke off, or a new version was just released. Your data is not affected.',
  ],
  lateTitle: ['页面 120 秒内没有加载完', '頁面 120 秒內沒有載入完成', 'The page did not load within 120 seconds'],
  lateMeaning: [
    '网络可能很慢。您可以重试，或稍后再打开；您的数据不受影响。',
    '網路可能很慢。您可以重試，或稍後再開啟；您的資料不受影響。',
    'The network may be slow. Try again now or later; your data is not affected.',
  ],
  missingTitle: ['这个页面还没有装进产品', '這個頁面還沒有裝進產品', 'This page is not part of this installation'],
  missingMeaning: ['请联系管理员更新版本。', '請聯絡管理員更新版本。', 'Ask your administrator to update the product.'],
  brokenTitle: ['页面的这一部分出错了', '頁面的這一部分出錯了', 'This part of the page failed'],
  brokenMeaning: [
    '其他部分照常可用，已保存的内容不受影响。若再次出现，请把编号告诉我们。',
    '其他部分照常可用，已儲存的內容不受影響。若再次出現，請把編號告訴我們。',
    'The rest works as before and nothing saved is lost. If it happens again, quote the id.',
  ],
  reload: ['刷新页面', '重新整理頁面', 'Reload the page'],
})
