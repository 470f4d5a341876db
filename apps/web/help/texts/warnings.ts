import type { HelpTexts } from '../help-text.ts'

export const warnings: HelpTexts = {
  'warnings.centre': [
    '预警打开的事件：发生了什么、谁在处理、通知了谁。同一件事只通知一次，后来的文章归到同一事件。\n接手、移交或关闭一个事件；误报请标为误报，预警的质量会据此计算。',
    '預警開啟的事件：發生了什麼、誰在處理、通知了誰。同一件事只通知一次，後來的文章歸到同一事件。\n接手、移交或關閉一個事件；誤報請標為誤報，預警的品質會據此計算。',
    'The incidents that warnings opened: what happened, who deals with it, who was told. One event is told once; later articles join its incident.\nTake an incident up, hand it over or close it. Mark false alarms as false: the quality of the warning is counted by it.',
  ],
  'warnings.review': [
    '发送之前等待人工审核的预警，最急的在最前，并显示何时到期。选择几条可以一起处理。',
    '發送之前等待人工審核的預警，最急的在最前，並顯示何時到期。選取幾條可以一起處理。',
    'Warnings that wait for a person before anything is sent, the most urgent first, each with when it falls due. Select several to settle them at once.',
  ],
  'warnings.list': [
    '预警规则：哪些文章、达到什么条件、在什么时间、通知谁。条件可以是一篇文章，也可以是声量、增长、负面占比或沉默。\n保存前可以用已存的文章试一试，看会打开多少事件。上方指出起不了作用的预警，例如已到期或没有接收人。',
    '預警規則：哪些文章、達到什麼條件、在什麼時間、通知誰。條件可以是一篇文章，也可以是聲量、成長、負面占比或沉默。\n儲存前可以用已存的文章試一試，看會開啟多少事件。上方指出起不了作用的預警，例如已到期或沒有接收人。',
    'Rules of warnings: which articles, under what condition, at what times, told to whom. A condition is one article, or volume, growth, share of negatives or silence.\nTry a rule on stored articles before you save it and see how many incidents it would open. The line above names warnings that cannot warn, such as expired ones and those that reach nobody.',
  ],
  'warnings.templateChoice': [
    '为一个预警选择通知用的模板。要用收到的链接打开，只有编号打不开。',
    '為一個預警選擇通知用的範本。要用收到的連結開啟，只有編號打不開。',
    'Choose the template that messages of one warning are written by. It opens by the link you were given; the number alone opens nothing.',
  ],
  'warnings.receivedMessage': [
    '一条预警通知，和接收人收到的一样。要用收到的链接打开，只有编号打不开。',
    '一條預警通知，和接收人收到的一樣。要用收到的連結開啟，只有編號打不開。',
    'One message of a warning as its receiver got it. It opens by the link of the message; the numbers alone open nothing.',
  ],
  'warnings.plan': [
    '本机构套餐里的预警有多少、到什么时候，并可以申请续期。用链接打开，不需要登录。',
    '本機構方案裡的預警有多少、到什麼時候，並可以申請續期。用連結開啟，不需要登入。',
    'What the plan of your organisation holds for warnings and until when; renewal is asked for here. It opens by a link, without signing in.',
  ],
  'warnings.received': [
    '通知里的链接打开的一个事件，不需要登录。链接到期后不能再打开。',
    '通知裡的連結開啟的一個事件，不需要登入。連結到期後不能再開啟。',
    'One incident, opened by the link of a message without signing in. It no longer opens once the link has expired.',
  ],
  'notifications.list': [
    '发出的每一条通知：发给谁、用什么渠道、是否送达、为什么没有送达。安静时段里的通知会等到时段结束，不会丢失。',
    '發出的每一條通知：發給誰、用什麼管道、是否送達、為什麼沒有送達。安靜時段裡的通知會等到時段結束，不會遺失。',
    'Each message that was sent: to whom, by which channel, whether it arrived and why not. Messages in quiet hours wait for their end; none is lost.',
  ],
}
