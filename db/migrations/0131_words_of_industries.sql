-- The words by which texts are recognised as of an industry, kept by operators, with a beginning for the sections of GB/T 4754-2017.
-- On a running system: one column with a constant default, twenty rows written, and members may read the table.
ALTER TABLE industries ADD COLUMN words text[] NOT NULL DEFAULT '{}';
GRANT SELECT ON industries TO guanlan_app;
UPDATE industries i SET words = w.words FROM (VALUES
  ('A', '{农业,粮食,种植,畜牧,养殖,渔业,林业,化肥,农产品,生猪}'::text[]),
  ('B', '{采矿,矿山,煤矿,煤炭,油田,铁矿,稀土,矿难}'),
  ('C', '{制造业,工厂,汽车,车企,新能源车,芯片,家电,手机,钢铁,化工,机械,产能}'),
  ('D', '{电力,电网,发电,供热,燃气,供水,停电,光伏电站,核电}'),
  ('E', '{建筑业,施工,工地,基建,承包商,建筑工程}'),
  ('F', '{零售,批发,超市,商场,电商,门店,直播带货,促销}'),
  ('G', '{交通运输,物流,快递,航班,高铁,地铁,港口,航运,仓储}'),
  ('H', '{酒店,民宿,餐饮,餐厅,外卖,食品安全}'),
  ('I', '{互联网,软件,云计算,人工智能,大模型,电信运营商,数据泄露,网络安全}'),
  ('J', '{银行,保险,证券,基金,理财,股市,贷款,信托,支付}'),
  ('K', '{房地产,楼市,房企,楼盘,房价,物业,烂尾}'),
  ('L', '{租赁,人力资源,广告公司,咨询公司,会展,旅行社}'),
  ('M', '{科研,研究院,实验室,检验检测,工程设计,专利}'),
  ('N', '{水利,环保,污染,生态,垃圾处理,景区,市政}'),
  ('O', '{家政,美容,维修,洗浴,殡葬,宠物店}'),
  ('P', '{教育,学校,高校,幼儿园,教师,学生,高考,培训机构}'),
  ('Q', '{医院,医生,医疗,疫苗,药品,养老院,公共卫生}'),
  ('R', '{电影,电视剧,综艺,演唱会,体育,球队,游戏,出版}'),
  ('S', '{政府,公安,法院,社保,街道办,慈善,基金会}'),
  ('T', '{联合国,世界卫生组织,世界银行,国际货币基金组织,世贸组织}')
) w (code, words) WHERE i.code = w.code AND i.words = '{}';
