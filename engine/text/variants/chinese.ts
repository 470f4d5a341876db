/**
 * Characters that are written for another one and are not in OpenCC's tables: variants that China's first table of variant characters (第一批异体字整理表,
 * 1955) folds, older and Japanese shapes of the same character, pronouns of Taiwan. The first of each group is what the others become.
 *
 * Left out on purpose: what stands in GB 2312 as a character of its own (but 锺 雠, which are asked for as 钟 仇), what names tell apart (喆 哲, 堃 坤, 淼 渺,
 * 甦 苏, 犇 奔, 咲 笑, 琍 璃, 琹 琴, 瑠 琉), and 黏 粘. How often each is met, and what it joins: docs/quality.md.
 */
const groups = `
丐匃匄 丘坵 两両 丰豊 举擧 乘椉乗 乡郷鄕 亩畆畒 享亯 仇讎雠讐 从従 仙僊 仿倣髣 伞繖 伫竚 似佀 体軆躰 佛髴 你妳 侄姪 俯俛 倏倐 倦勌 值値 克尅 兔兎 关関 兽獣 冉冄 冗宂 冤寃 冰氷 凭凴 函圅 刊刋 创剏剙 券劵 剃鬀 剑劔剣 剩賸 剿勦 劝勧 劫刦刧刼 劳労 勤懃 匆怱悤
单単 博愽 卫衞 厄戹 厅庁 历歴暦 厩廏 县県 参叅 发発 变変 叙敍 叠曡疉 叩敂 只衹祗 叫呌 吝恡 吟唫 吴呉 吻脗 告吿 咒呪 咬齩 咱喒偺 咳欬 哄閧 啖噉啗 啮囓 啼嗁 喂餧 喑瘖 喜憙 喧諠 嗅齅 嗔瞋 回囘囬廻 因囙 团団 围囲 国囯圀 图図 圆円 场塲 址阯 坎埳 坑阬
坞隖 垛垜 堤隄 塔墖 墩墪 壹弌 处処 备俻 夜亱 奁匳匲 奶嬭 妆粧 妇媍 妊姙 妍姸 妒妬 妙玅 妩娬 姻婣 娱娯 婿壻 宁寜 它牠 宝寳 实実寔 宴醼 察詧 对対 寿夀 尝甞 岁歳 岛嶋嶌 岩喦嵒巗 峨峩 峭陗 帆颿 帙袠 帽㡌 幕幙 年秊 并竝 广広 庄荘 废癈 庶庻 弄挵衖 强彊 归帰
往徃 德徳悳 怪恠 总総緫 恍怳 恤賉 恩㤙 悍猂 悖誖 惠恵 惭慙 愈瘉 愧媿 慎愼 慑慴 慷忼 憩憇 懒嬾 戏戯 战戦 戛戞 户戸 扼搤 抵觝 拔抜 拖拕 拗抝 择択 捏揑 据拠 捶搥 插挿揷 携擕 撰譔 收収 效効傚 救捄 敕勅勑 敛歛 斗鬭鬪鬦 斤觔 斫斲 时旹 昏昬 映暎 春旾 是昰 昵暱
显顕 晚晩 暖煖煗 暗晻 曲麹 最冣 望朢 期朞 札剳 朵朶 杂襍 村邨 杯桮 构搆 果菓 枪鎗 柏栢 柳栁 柿枾 样様 桌槕 梅楳槑 梨棃 棋碁 棕椶 棹櫂 楫檝 榜牓 榨搾 榷搉 槁稾 樯艢 樱桜 橹艣 檐簷 欢懽驩讙 款欵 歌謌 步歩 每毎 毗毘 毙獘 毡氊 气気 氛雰 污汚 法灋 泷滝 洁絜
浙淛 浚濬 浣澣 浩澔 涅湼 涉渉 涩澁 淫婬 淳湻 清淸 满満 漱潄 潜濳 澄澂 灵霊 灾烖 炕匟 炫衒 炮砲礮 炯烱 焊銲釬 焚燓 焰燄 照炤 煮煑 熙熈煕 燕鷰 犁犂 狷獧 猎猟 猿猨 獾貛 珍珎 球毬 琅瑯 瑰瓌 瓮罋 瓶缾 留畱 略畧 疏疎踈 痹痺 皋皐 皓皜 盍盇 盏琖
盐塩 盘槃 眯瞇 眷睠 睬倸 睹覩 睿叡 矿鑛 研硏 砖甎塼 碗盌椀 碰踫掽 碱鹻 磷燐 祀禩 秋秌龝 秕粃 稚稺穉 穗穂 窑窰 窗窓窻牕 窥闚 竞竸 筒筩 策筞 签籖 算筭祘 管筦 箬篛 箸筯 粗麤麄觕 粳稉秔 糕餻 糖餹 糠穅 繁緐 纠糺 纵縦 绒羢 绪緖 续続 绵緜 罐鑵 罚罸 罪辠
置寘 翅翄 翻繙飜 耀燿 考攷 耽躭 联聨聫聮 肠膓 肯肎 胁脇 背揹 胚肧 胭臙 胸胷 脆脃 脉衇 腊臈 腮顋 腿骽 膀髈 膝厀 膳饍 舍舎 船舩 花蘤 荔茘 莅涖 莺鸎 菱蔆 营営 葬塟 蒂蔕 蕊蕋蘂 藤籐 虻蝱 蚊蟁 蛇虵 蛔蚘 蜂蠭 螂蜋 融螎 蟹蠏 蠢惷 袜韈 裙帬裠 裴裵 裸臝躶
褒襃 觅覔 视眎眡 讹譌 诉愬 词䛐 误悮 赖頼 趁趂 踩跴 蹄蹏 蹴蹵 躬躳 躲躱 软輭 辉煇 辞辤 迤迆 迥逈 迫廹 逼偪 遁遯 遍徧 邪衺 邻隣 郁鬰 郎郞 酬酧醻 醇醕 野埜壄 鉴鍳 钱銭 铁銕鉄 铅鈆 锁鏁 锄鉏耡 锹鍫 闸牐 闹閙 阔濶 阱穽 阴隂 阶堦 附坿 隐隠 隶隷 雁鴈 霸覇
青靑 靴鞾 鞋鞵 韧靭靱 韭韮 顾頋 颓穨 颠顚 飘飃 饪餁 饮飮 馈餽 馍饝 驱敺駆 驼駞 验騐験 骡驘 髯髥 鬃騣 鬓鬂 鲜尠 鲠骾 鳌鼇 鳖鼈 鸡鶏 鹅鵞 麟麐 麻痲蔴 黑黒 鼓皷 齐斉 齿歯 龙竜
钟锺 台枱 粽糭
`

/** Code point of the variant → the character it becomes. */
export function variantTable(): Map<number, string> {
  const table = new Map<number, string>()
  for (const [character = '', ...variants] of groups.split(/\s+/).map(group => [...group]))
    for (const variant of variants) table.set(variant.codePointAt(0)!, character)
  return table
}
