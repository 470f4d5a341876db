/**
 * Words that OpenCC takes for terms of computing and that mean something else in the news: 支持 is not 支援, 社区 not 社群, 刷新纪录 not 重新整理. They
 * stay the words they are.
 *
 * Counted in 10.2 million characters of news (sina_2018, fudan_press_1990s, a third of cctv_xinwenlianbo): how often each stands within twenty
 * characters of a word of computing (软件, 程序, 数据, 网络, 手机, App …). Of none is it half: 绑定 0.41 (of 32), 脚本 0.33 (of 6), 实例 0.27 (of 11),
 * 设备 0.26 (of 956), 代码 0.24 (of 149, most of them of shares), 连接 0.22, 打开 and 运行 0.17, all the others below 0.17 (支持 0.09 of 2,509, 消息 0.03
 * of 5,334, 声明 0.05, 对象 0.07, 智慧 0.15, 核心 0.09). So all of them stay the words they are, also in texts about computers, where they are understood.
 */
const stay = (words: string): string =>
  words
    .trim()
    .split(/\s+/)
    .map(word => `${word} ${word}`)
    .join('|')

/** What the mainland writes and Taiwan, too; in traditional characters. */
export const alsoInTaiwan = stay(`
支持 聲明 對象 社區 分區 打開 創建 循環 窗口 拋出 擴展 局部 高級 低級 高端 刷新 查看 全局 通道 類型 訪問 代碼 運行 進程 設備 消息 發送 遠程 萬象 點擊 保存
實例 範式 腳本 觸摸 綁定 連接 激活
`)

/** What Taiwan writes and the mainland, too. */
export const alsoOnMainland = stay(`
支援 宣告 物件 核心 資料 循環 傳送 社群 開啟 建立 釋出 執行 停用 設定 新增 高階 整合 區域性 智慧 裝置 呼叫 複製 叮噹 片語
`)
