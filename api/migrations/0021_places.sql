DROP INDEX "places_name";--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "path_words" text NOT NULL;--> statement-breakpoint
INSERT INTO "places" ("version", "code", "level", "parent_code", "kind", "name", "full_name", "path_words")
WITH "unit" AS MATERIALIZED (
  SELECT split_part("line", '|', 1) AS "code", nullif(split_part("line", '|', 2), '') AS "parent",
    split_part("line", '|', 3) AS "kind", split_part("line", '|', 4) AS "name",
    CASE split_part("line", '|', 3) WHEN 'city' THEN 'Thành phố ' WHEN 'province' THEN 'Tỉnh '
      WHEN 'provincialCity' THEN 'Thành phố ' WHEN 'urbanDistrict' THEN 'Quận ' WHEN 'town' THEN 'Thị xã '
      WHEN 'district' THEN 'Huyện ' WHEN 'ward' THEN 'Phường ' WHEN 'commune' THEN 'Xã '
      WHEN 'township' THEN 'Thị trấn ' ELSE 'Đặc khu ' END || split_part("line", '|', 4) AS "full_name"
  FROM unnest(string_to_array('01||city|Hà Nội
04||province|Cao Bằng
08||province|Tuyên Quang
11||province|Điện Biên
12||province|Lai Châu
14||province|Sơn La
15||province|Lào Cai
19||province|Thái Nguyên
20||province|Lạng Sơn
22||province|Quảng Ninh
24||province|Bắc Ninh
25||province|Phú Thọ
31||city|Hải Phòng
33||province|Hưng Yên
37||province|Ninh Bình
38||province|Thanh Hóa
40||province|Nghệ An
42||province|Hà Tĩnh
44||province|Quảng Trị
46||city|Huế
48||city|Đà Nẵng
51||province|Quảng Ngãi
52||province|Gia Lai
56||province|Khánh Hòa
66||province|Đắk Lắk
68||province|Lâm Đồng
75||province|Đồng Nai
79||city|Hồ Chí Minh
80||province|Tây Ninh
82||province|Đồng Tháp
86||province|Vĩnh Long
91||province|An Giang
92||city|Cần Thơ
96||province|Cà Mau
00004|01|ward|Ba Đình
00008|01|ward|Ngọc Hà
00025|01|ward|Giảng Võ
00070|01|ward|Hoàn Kiếm
00082|01|ward|Cửa Nam
00091|01|ward|Phú Thượng
00097|01|ward|Hồng Hà
00103|01|ward|Tây Hồ
00118|01|ward|Bồ Đề
00127|01|ward|Việt Hưng
00136|01|ward|Phúc Lợi
00145|01|ward|Long Biên
00160|01|ward|Nghĩa Đô
00166|01|ward|Cầu Giấy
00175|01|ward|Yên Hòa
00190|01|ward|Ô Chợ Dừa
00199|01|ward|Láng
00226|01|ward|Văn Miếu - Quốc Tử Giám
00229|01|ward|Kim Liên
00235|01|ward|Đống Đa
00256|01|ward|Hai Bà Trưng
00283|01|ward|Vĩnh Tuy
00292|01|ward|Bạch Mai
00301|01|ward|Vĩnh Hưng
00316|01|ward|Định Công
00322|01|ward|Tương Mai
00328|01|ward|Lĩnh Nam
00331|01|ward|Hoàng Mai
00337|01|ward|Hoàng Liệt
00340|01|ward|Yên Sở
00352|01|ward|Phương Liệt
00364|01|ward|Khương Đình
00367|01|ward|Thanh Xuân
00376|01|commune|Sóc Sơn
00382|01|commune|Kim Anh
00385|01|commune|Trung Giã
00430|01|commune|Đa Phúc
00433|01|commune|Nội Bài
00454|01|commune|Đông Anh
00466|01|commune|Phúc Thịnh
00475|01|commune|Thư Lâm
00493|01|commune|Thiên Lộc
00508|01|commune|Vĩnh Thanh
00541|01|commune|Phù Đổng
00562|01|commune|Thuận An
00565|01|commune|Gia Lâm
00577|01|commune|Bát Tràng
00592|01|ward|Từ Liêm
00598|01|ward|Thượng Cát
00602|01|ward|Đông Ngạc
00611|01|ward|Xuân Đỉnh
00613|01|ward|Tây Tựu
00619|01|ward|Phú Diễn
00622|01|ward|Xuân Phương
00634|01|ward|Tây Mỗ
00637|01|ward|Đại Mỗ
00640|01|commune|Thanh Trì
00643|01|ward|Thanh Liệt
00664|01|commune|Đại Thanh
00679|01|commune|Ngọc Hồi
00685|01|commune|Nam Phù
00691|08|ward|Hà Giang 2
00694|08|ward|Hà Giang 1
00700|08|commune|Ngọc Đường
00706|08|commune|Phú Linh
00715|08|commune|Lũng Cú
00721|08|commune|Đồng Văn
00733|08|commune|Sà Phìn
00745|08|commune|Phố Bảng
00763|08|commune|Lũng Phìn
00769|08|commune|Mèo Vạc
00778|08|commune|Sơn Vĩ
00787|08|commune|Sủng Máng
00802|08|commune|Khâu Vai
00808|08|commune|Tát Ngà
00817|08|commune|Niêm Sơn
00820|08|commune|Yên Minh
00829|08|commune|Thắng Mố
00832|08|commune|Bạch Đích
00847|08|commune|Mậu Duệ
00859|08|commune|Ngọc Long
00865|08|commune|Đường Thượng
00871|08|commune|Du Già
00874|08|commune|Quản Bạ
00883|08|commune|Cán Tỷ
00889|08|commune|Nghĩa Thuận
00892|08|commune|Tùng Vài
00901|08|commune|Lùng Tám
00913|08|commune|Vị Xuyên
00919|08|commune|Minh Tân
00922|08|commune|Thuận Hòa
00925|08|commune|Tùng Bá
00928|08|commune|Thanh Thủy
00937|08|commune|Lao Chải
00952|08|commune|Cao Bồ
00958|08|commune|Thượng Sơn
00967|08|commune|Việt Lâm
00970|08|commune|Linh Hồ
00976|08|commune|Bạch Ngọc
00982|08|commune|Minh Sơn
00985|08|commune|Giáp Trung
00991|08|commune|Bắc Mê
00994|08|commune|Minh Ngọc
01006|08|commune|Yên Cường
01012|08|commune|Đường Hồng
01021|08|commune|Hoàng Su Phì
01024|08|commune|Bản Máy
01033|08|commune|Thàng Tín
01051|08|commune|Tân Tiến
01057|08|commune|Pờ Ly Ngài
01075|08|commune|Nậm Dịch
01084|08|commune|Hồ Thầu
01090|08|commune|Thông Nguyên
01096|08|commune|Pà Vầy Sủ
01108|08|commune|Xín Mần
01117|08|commune|Trung Thịnh
01141|08|commune|Nấm Dẩn
01144|08|commune|Quảng Nguyên
01147|08|commune|Khuôn Lùng
01153|08|commune|Bắc Quang
01156|08|commune|Vĩnh Tuy
01165|08|commune|Đồng Tâm
01171|08|commune|Tân Quang
01180|08|commune|Bằng Hành
01192|08|commune|Liên Hiệp
01201|08|commune|Hùng An
01216|08|commune|Đồng Yên
01225|08|commune|Tiên Nguyên
01234|08|commune|Yên Thành
01237|08|commune|Quang Bình
01243|08|commune|Tân Trịnh
01246|08|commune|Bằng Lang
01255|08|commune|Xuân Giang
01261|08|commune|Tiên Yên
01273|04|ward|Thục Phán
01279|04|ward|Nùng Trí Cao
01288|04|ward|Tân Giang
01290|04|commune|Bảo Lâm
01294|04|commune|Lý Bôn
01297|04|commune|Nam Quang
01304|04|commune|Quảng Lâm
01318|04|commune|Yên Thổ
01321|04|commune|Bảo Lạc
01324|04|commune|Cốc Pàng
01327|04|commune|Cô Ba
01336|04|commune|Khánh Xuân
01339|04|commune|Xuân Trường
01351|04|commune|Hưng Đạo
01354|04|commune|Huy Giáp
01360|04|commune|Sơn Lộ
01363|04|commune|Thông Nông
01366|04|commune|Cần Yên
01387|04|commune|Thanh Long
01392|04|commune|Trường Hà
01393|04|commune|Lũng Nặm
01414|04|commune|Tổng Cọt
01438|04|commune|Hà Quảng
01447|04|commune|Trà Lĩnh
01456|04|commune|Quang Hán
01465|04|commune|Quang Trung
01477|04|commune|Trùng Khánh
01489|04|commune|Đình Phong
01501|04|commune|Đàm Thủy
01525|04|commune|Đoài Dương
01537|04|commune|Lý Quốc
01552|04|commune|Quang Long
01558|04|commune|Hạ Lang
01561|04|commune|Vinh Quý
01576|04|commune|Quảng Uyên
01594|04|commune|Độc Lập
01618|04|commune|Hạnh Phúc
01636|04|commune|Bế Văn Đàn
01648|04|commune|Phục Hòa
01654|04|commune|Hòa An
01660|04|commune|Nam Tuấn
01699|04|commune|Nguyễn Huệ
01708|04|commune|Bạch Đằng
01726|04|commune|Nguyên Bình
01729|04|commune|Tĩnh Túc
01738|04|commune|Ca Thành
01747|04|commune|Minh Tâm
01768|04|commune|Phan Thanh
01774|04|commune|Tam Kim
01777|04|commune|Thành Công
01786|04|commune|Đông Khê
01789|04|commune|Canh Tân
01792|04|commune|Kim Đồng
01795|04|commune|Minh Khai
01807|04|commune|Thạch An
01822|04|commune|Đức Long
01840|19|ward|Đức Xuân
01843|19|ward|Bắc Kạn
01849|19|commune|Phong Quang
01864|19|commune|Bằng Thành
01879|19|commune|Cao Minh
01882|19|commune|Nghiên Loan
01894|19|commune|Phúc Lộc
01906|19|commune|Ba Bể
01912|19|commune|Chợ Rã
01921|19|commune|Thượng Minh
01933|19|commune|Đồng Phúc
01936|19|commune|Nà Phặc
01942|19|commune|Bằng Vân
01954|19|commune|Ngân Sơn
01957|19|commune|Thượng Quan
01960|19|commune|Hiệp Lực
01969|19|commune|Phủ Thông
01981|19|commune|Vĩnh Thông
02008|19|commune|Cẩm Giàng
02014|19|commune|Bạch Thông
02020|19|commune|Chợ Đồn
02026|19|commune|Nam Cường
02038|19|commune|Quảng Bạch
02044|19|commune|Yên Thịnh
02071|19|commune|Nghĩa Tá
02083|19|commune|Yên Phong
02086|19|commune|Chợ Mới
02101|19|commune|Thanh Mai
02104|19|commune|Tân Kỳ
02107|19|commune|Thanh Thịnh
02116|19|commune|Yên Bình
02143|19|commune|Văn Lang
02152|19|commune|Cường Lợi
02155|19|commune|Na Rì
02176|19|commune|Trần Phú
02185|19|commune|Côn Minh
02191|19|commune|Xuân Dương
02212|08|ward|Nông Tiến
02215|08|ward|Minh Xuân
02221|08|commune|Nà Hang
02239|08|commune|Thượng Nông
02245|08|commune|Côn Lôn
02248|08|commune|Yên Hoa
02260|08|commune|Hồng Thái
02266|08|commune|Lâm Bình
02269|08|commune|Thượng Lâm
02287|08|commune|Chiêm Hóa
02296|08|commune|Bình An
02302|08|commune|Minh Quang
02305|08|commune|Trung Hà
02308|08|commune|Tân Mỹ
02317|08|commune|Yên Lập
02320|08|commune|Tân An
02332|08|commune|Kiên Đài
02350|08|commune|Kim Bình
02353|08|commune|Hòa An
02359|08|commune|Tri Phú
02365|08|commune|Yên Nguyên
02374|08|commune|Hàm Yên
02380|08|commune|Bạch Xa
02392|08|commune|Phù Lưu
02398|08|commune|Yên Phú
02404|08|commune|Bình Xa
02407|08|commune|Thái Sơn
02419|08|commune|Thái Hòa
02425|08|commune|Hùng Đức
02434|08|commune|Lực Hành
02437|08|commune|Kiến Thiết
02449|08|commune|Xuân Vân
02455|08|commune|Hùng Lợi
02458|08|commune|Trung Sơn
02470|08|commune|Tân Long
02473|08|commune|Yên Sơn
02494|08|commune|Thái Bình
02509|08|ward|Mỹ Lâm
02512|08|ward|An Tường
02524|08|ward|Bình Thuận
02530|08|commune|Nhữ Khê
02536|08|commune|Sơn Dương
02545|08|commune|Tân Trào
02548|08|commune|Bình Ca
02554|08|commune|Minh Thanh
02572|08|commune|Đông Thọ
02578|08|commune|Tân Thanh
02608|08|commune|Hồng Sơn
02611|08|commune|Phú Lương
02620|08|commune|Sơn Thủy
02623|08|commune|Trường Sinh
02647|15|ward|Lào Cai
02671|15|ward|Cam Đường
02680|15|commune|Hợp Thành
02683|15|commune|Bát Xát
02686|15|commune|A Mú Sung
02695|15|commune|Trịnh Tường
02701|15|commune|Y Tý
02707|15|commune|Dền Sáng
02725|15|commune|Bản Xèo
02728|15|commune|Mường Hum
02746|15|commune|Cốc San
02752|15|commune|Pha Long
02761|15|commune|Mường Khương
02782|15|commune|Cao Sơn
02788|15|commune|Bản Lầu
02809|15|commune|Si Ma Cai
02824|15|commune|Sín Chéng
02839|15|commune|Bắc Hà
02842|15|commune|Tả Củ Tỷ
02848|15|commune|Lùng Phình
02869|15|commune|Bản Liền
02890|15|commune|Bảo Nhai
02896|15|commune|Cốc Lầu
02902|15|commune|Phong Hải
02905|15|commune|Bảo Thắng
02908|15|commune|Tằng Loỏng
02923|15|commune|Gia Phú
02926|15|commune|Xuân Quang
02947|15|commune|Bảo Yên
02953|15|commune|Nghĩa Đô
02962|15|commune|Xuân Hòa
02968|15|commune|Thượng Hà
02989|15|commune|Bảo Hà
02998|15|commune|Phúc Khánh
03004|15|commune|Ngũ Chỉ Sơn
03006|15|ward|Sa Pa
03013|15|commune|Tả Phìn
03037|15|commune|Tả Van
03043|15|commune|Mường Bo
03046|15|commune|Bản Hồ
03061|15|commune|Võ Lao
03076|15|commune|Nậm Chày
03082|15|commune|Văn Bàn
03085|15|commune|Nậm Xé
03091|15|commune|Chiềng Ken
03103|15|commune|Khánh Yên
03106|15|commune|Dương Quỳ
03121|15|commune|Minh Lương
03127|11|ward|Điện Biên Phủ
03151|11|ward|Mường Lay
03158|11|commune|Sín Thầu
03160|11|commune|Mường Nhé
03162|11|commune|Nậm Kè
03163|11|commune|Mường Toong
03164|11|commune|Quảng Lâm
03166|11|commune|Mường Chà
03169|11|commune|Nà Hỳ
03172|11|commune|Na Sang
03175|11|commune|Chà Tở
03176|11|commune|Nà Bủng
03181|11|commune|Mường Tùng
03193|11|commune|Pa Ham
03194|11|commune|Nậm Nèn
03199|11|commune|Si Pa Phìn
03202|11|commune|Mường Pồn
03203|11|commune|Na Son
03208|11|commune|Xa Dung
03214|11|commune|Mường Luân
03217|11|commune|Tủa Chùa
03220|11|commune|Tủa Thàng
03226|11|commune|Sín Chải
03241|11|commune|Sính Phình
03244|11|commune|Sáng Nhè
03253|11|commune|Tuần Giáo
03256|11|commune|Mường Ảng
03260|11|commune|Pú Nhung
03268|11|commune|Mường Mùn
03283|11|commune|Chiềng Sinh
03295|11|commune|Quài Tở
03301|11|commune|Búng Lao
03313|11|commune|Mường Lạn
03316|11|commune|Nà Tấu
03325|11|commune|Mường Phăng
03328|11|commune|Thanh Nưa
03334|11|ward|Mường Thanh
03349|11|commune|Thanh Yên
03352|11|commune|Thanh An
03356|11|commune|Sam Mứn
03358|11|commune|Núa Ngam
03368|11|commune|Mường Nhà
03370|11|commune|Pu Nhi
03382|11|commune|Phình Giàng
03385|11|commune|Tìa Dình
03388|12|ward|Đoàn Kết
03390|12|commune|Bình Lư
03394|12|commune|Sin Suối Hồ
03405|12|commune|Tả Lèng
03408|12|ward|Tân Phong
03424|12|commune|Bản Bo
03430|12|commune|Khun Há
03433|12|commune|Bum Tở
03434|12|commune|Nậm Hàng
03439|12|commune|Thu Lũm
03442|12|commune|Pa Ủ
03445|12|commune|Mường Tè
03451|12|commune|Mù Cả
03460|12|commune|Hua Bum
03463|12|commune|Tà Tổng
03466|12|commune|Bum Nưa
03472|12|commune|Mường Mô
03478|12|commune|Sìn Hồ
03487|12|commune|Lê Lợi
03503|12|commune|Pa Tần
03508|12|commune|Hồng Thu
03517|12|commune|Nậm Tăm
03529|12|commune|Tủa Sín Chải
03532|12|commune|Pu Sam Cáp
03538|12|commune|Nậm Mạ
03544|12|commune|Nậm Cuổi
03549|12|commune|Phong Thổ
03562|12|commune|Sì Lở Lầu
03571|12|commune|Dào San
03583|12|commune|Khổng Lào
03595|12|commune|Than Uyên
03598|12|commune|Tân Uyên
03601|12|commune|Mường Khoa
03613|12|commune|Nậm Sỏ
03616|12|commune|Pắc Ta
03618|12|commune|Mường Than
03637|12|commune|Mường Kim
03640|12|commune|Khoen On
03646|14|ward|Tô Hiệu
03664|14|ward|Chiềng An
03670|14|ward|Chiềng Cơi
03679|14|ward|Chiềng Sinh
03688|14|commune|Mường Chiên
03694|14|commune|Mường Giôn
03703|14|commune|Quỳnh Nhai
03712|14|commune|Mường Sại
03721|14|commune|Thuận Châu
03724|14|commune|Bình Thuận
03727|14|commune|Mường É
03754|14|commune|Chiềng La
03757|14|commune|Mường Khiêng
03760|14|commune|Mường Bám
03763|14|commune|Long Hẹ
03781|14|commune|Co Mạ
03784|14|commune|Nậm Lầu
03799|14|commune|Muổi Nọi
03808|14|commune|Mường La
03814|14|commune|Chiềng Lao
03820|14|commune|Ngọc Chiến
03847|14|commune|Mường Bú
03850|14|commune|Chiềng Hoa
03856|14|commune|Bắc Yên
03862|14|commune|Xím Vàng
03868|14|commune|Tà Xùa
03871|14|commune|Pắc Ngà
03880|14|commune|Tạ Khoa
03892|14|commune|Chiềng Sại
03901|14|commune|Suối Tọ
03907|14|commune|Mường Cơi
03910|14|commune|Phù Yên
03922|14|commune|Gia Phù
03943|14|commune|Mường Bang
03958|14|commune|Tường Hạ
03961|14|commune|Kim Bon
03970|14|commune|Tân Phong
03979|14|ward|Mộc Sơn
03980|14|ward|Mộc Châu
03982|14|ward|Thảo Nguyên
03985|14|commune|Chiềng Sơn
03997|14|commune|Tân Yên
04000|14|commune|Đoàn Kết
04006|14|commune|Song Khủa
04018|14|commune|Tô Múa
04033|14|ward|Vân Sơn
04045|14|commune|Lóng Sập
04048|14|commune|Vân Hồ
04057|14|commune|Xuân Nha
04075|14|commune|Yên Châu
04078|14|commune|Chiềng Hặc
04087|14|commune|Yên Sơn
04096|14|commune|Lóng Phiêng
04099|14|commune|Phiêng Khoài
04105|14|commune|Mai Sơn
04108|14|commune|Chiềng Sung
04117|14|commune|Mường Chanh
04123|14|commune|Chiềng Mung
04132|14|commune|Chiềng Mai
04136|14|commune|Tà Hộc
04144|14|commune|Phiêng Cằm
04159|14|commune|Phiêng Pằn
04168|14|commune|Sông Mã
04171|14|commune|Bó Sinh
04183|14|commune|Mường Lầm
04186|14|commune|Nậm Ty
04195|14|commune|Chiềng Sơ
04204|14|commune|Chiềng Khoong
04210|14|commune|Huổi Một
04219|14|commune|Mường Hung
04222|14|commune|Chiềng Khương
04228|14|commune|Púng Bánh
04231|14|commune|Sốp Cộp
04240|14|commune|Mường Lèo
04246|14|commune|Mường Lạn
04252|15|ward|Yên Bái
04273|15|ward|Nam Cường
04279|15|ward|Văn Phú
04288|15|ward|Nghĩa Lộ
04303|15|commune|Lục Yên
04309|15|commune|Lâm Thượng
04336|15|commune|Tân Lĩnh
04342|15|commune|Khánh Hòa
04345|15|commune|Mường Lai
04363|15|commune|Phúc Lợi
04375|15|commune|Mậu A
04381|15|commune|Lâm Giang
04387|15|commune|Châu Quế
04399|15|commune|Đông Cuông
04402|15|commune|Phong Dụ Hạ
04423|15|commune|Phong Dụ Thượng
04429|15|commune|Tân Hợp
04441|15|commune|Xuân Ái
04450|15|commune|Mỏ Vàng
04456|15|commune|Mù Cang Chải
04462|15|commune|Nậm Có
04465|15|commune|Khao Mang
04474|15|commune|Lao Chải
04489|15|commune|Chế Tạo
04492|15|commune|Púng Luông
04498|15|commune|Trấn Yên
04531|15|commune|Quy Mông
04537|15|commune|Lương Thịnh
04543|15|ward|Âu Lâu
04564|15|commune|Việt Hồng
04576|15|commune|Hưng Khánh
04585|15|commune|Hạnh Phúc
04603|15|commune|Tà Xi Láng
04606|15|commune|Trạm Tấu
04609|15|commune|Phình Hồ
04630|15|commune|Tú Lệ
04636|15|commune|Gia Hội
04651|15|commune|Sơn Lương
04660|15|commune|Liên Sơn
04663|15|ward|Trung Tâm
04672|15|commune|Văn Chấn
04681|15|ward|Cầu Thia
04693|15|commune|Cát Thịnh
04699|15|commune|Chấn Thịnh
04705|15|commune|Thượng Bằng La
04711|15|commune|Nghĩa Tâm
04714|15|commune|Yên Bình
04717|15|commune|Thác Bà
04726|15|commune|Cảm Nhân
04744|15|commune|Yên Thành
04750|15|commune|Bảo Ái
04792|25|ward|Tân Hòa
04795|25|ward|Hòa Bình
04828|25|ward|Thống Nhất
04831|25|commune|Đà Bắc
04846|25|commune|Đức Nhàn
04849|25|commune|Tân Pheo
04873|25|commune|Quy Đức
04876|25|commune|Cao Sơn
04891|25|commune|Tiền Phong
04894|25|ward|Kỳ Sơn
04897|25|commune|Thịnh Minh
04924|25|commune|Lương Sơn
04930|01|commune|Yên Xuân
04960|25|commune|Liên Sơn
04978|25|commune|Kim Bôi
04990|25|commune|Nật Sơn
05014|25|commune|Mường Động
05047|25|commune|Cao Dương
05068|25|commune|Hợp Kim
05086|25|commune|Dũng Tiến
05089|25|commune|Cao Phong
05092|25|commune|Thung Nai
05116|25|commune|Mường Thàng
05128|25|commune|Tân Lạc
05134|25|commune|Mường Hoa
05152|25|commune|Vân Sơn
05158|25|commune|Mường Bi
05191|25|commune|Toàn Thắng
05200|25|commune|Mai Châu
05206|25|commune|Tân Mai
05212|25|commune|Pà Cò
05245|25|commune|Bao La
05251|25|commune|Mai Hạ
05266|25|commune|Lạc Sơn
05287|25|commune|Mường Vang
05290|25|commune|Nhân Nghĩa
05293|25|commune|Thượng Cốc
05305|25|commune|Yên Phú
05323|25|commune|Quyết Thắng
05329|25|commune|Ngọc Sơn
05347|25|commune|Đại Đồng
05353|25|commune|Yên Thủy
05362|25|commune|Lạc Lương
05386|25|commune|Yên Trị
05392|25|commune|Lạc Thủy
05395|25|commune|An Nghĩa
05425|25|commune|An Bình
05443|19|ward|Phan Đình Phùng
05455|19|ward|Quyết Thắng
05467|19|ward|Gia Sàng
05482|19|ward|Quan Triều
05488|19|commune|Đại Phúc
05500|19|ward|Tích Lương
05503|19|commune|Tân Cương
05518|19|ward|Sông Công
05528|19|ward|Bách Quang
05533|19|ward|Bá Xuyên
05542|19|commune|Lam Vỹ
05551|19|commune|Kim Phượng
05563|19|commune|Phượng Tiến
05569|19|commune|Định Hóa
05581|19|commune|Trung Hội
05587|19|commune|Bình Yên
05602|19|commune|Phú Đình
05605|19|commune|Bình Thành
05611|19|commune|Phú Lương
05620|19|commune|Yên Trạch
05632|19|commune|Hợp Thành
05641|19|commune|Vô Tranh
05662|19|commune|Trại Cau
05665|19|commune|Văn Lăng
05674|19|commune|Quang Sơn
05680|19|commune|Văn Hán
05692|19|commune|Đồng Hỷ
05707|19|commune|Nam Hòa
05710|19|ward|Linh Sơn
05716|19|commune|Võ Nhai
05719|19|commune|Sảng Mộc
05722|19|commune|Nghinh Tường
05725|19|commune|Thần Sa
05740|19|commune|La Hiên
05746|19|commune|Tràng Xá
05755|19|commune|Dân Tiến
05773|19|commune|Phú Xuyên
05776|19|commune|Đức Lương
05788|19|commune|Phú Lạc
05800|19|commune|Phú Thịnh
05809|19|commune|An Khánh
05818|19|commune|La Bằng
05830|19|commune|Đại Từ
05845|19|commune|Vạn Phú
05851|19|commune|Quân Chu
05857|19|ward|Phúc Thuận
05860|19|ward|Phổ Yên
05881|19|commune|Thành Công
05890|19|ward|Vạn Xuân
05899|19|ward|Trung Thành
05908|19|commune|Phú Bình
05917|19|commune|Tân Khánh
05923|19|commune|Tân Thành
05941|19|commune|Điềm Thụy
05953|19|commune|Kha Sơn
05977|20|ward|Đông Kinh
05983|20|ward|Lương Văn Tri
05986|20|ward|Tam Thanh
06001|20|commune|Đoàn Kết
06004|20|commune|Quốc Khánh
06019|20|commune|Tân Tiến
06037|20|commune|Kháng Chiến
06040|20|commune|Thất Khê
06046|20|commune|Tràng Định
06058|20|commune|Quốc Việt
06073|20|commune|Hoa Thám
06076|20|commune|Quý Hòa
06079|20|commune|Hồng Phong
06085|20|commune|Thiện Hòa
06091|20|commune|Thiện Thuật
06103|20|commune|Thiện Long
06112|20|commune|Bình Gia
06115|20|commune|Tân Văn
06124|20|commune|Na Sầm
06148|20|commune|Thụy Hùng
06151|20|commune|Hội Hoan
06154|20|commune|Văn Lãng
06172|20|commune|Hoàng Văn Thụ
06184|20|commune|Đồng Đăng
06187|20|ward|Kỳ Lừa
06196|20|commune|Ba Sơn
06211|20|commune|Cao Lộc
06220|20|commune|Công Sơn
06253|20|commune|Văn Quan
06280|20|commune|Điềm He
06286|20|commune|Khánh Khê
06298|20|commune|Yên Phúc
06313|20|commune|Tri Lễ
06316|20|commune|Tân Đoàn
06325|20|commune|Bắc Sơn
06337|20|commune|Tân Tri
06349|20|commune|Hưng Vũ
06364|20|commune|Vũ Lễ
06367|20|commune|Vũ Lăng
06376|20|commune|Nhất Hòa
06385|20|commune|Hữu Lũng
06391|20|commune|Yên Bình
06400|20|commune|Hữu Liên
06415|20|commune|Vân Nham
06427|20|commune|Cai Kinh
06436|20|commune|Thiện Tân
06445|20|commune|Tân Thành
06457|20|commune|Tuấn Sơn
06463|20|commune|Chi Lăng
06475|20|commune|Bằng Mạc
06481|20|commune|Chiến Thắng
06496|20|commune|Nhân Lý
06505|20|commune|Vạn Linh
06517|20|commune|Quan Sơn
06526|20|commune|Na Dương
06529|20|commune|Lộc Bình
06541|20|commune|Mẫu Sơn
06565|20|commune|Khuất Xá
06577|20|commune|Thống Nhất
06601|20|commune|Lợi Bác
06607|20|commune|Xuân Dương
06613|20|commune|Đình Lập
06616|20|commune|Thái Bình
06625|20|commune|Kiên Mộc
06637|20|commune|Châu Sơn
06652|22|ward|Hà Tu
06658|22|ward|Cao Xanh
06661|22|ward|Việt Hưng
06673|22|ward|Bãi Cháy
06676|22|ward|Hà Lầm
06685|22|ward|Hồng Gai
06688|22|ward|Hạ Long
06706|22|ward|Tuần Châu
06709|22|ward|Móng Cái 2
06712|22|ward|Móng Cái 1
06724|22|commune|Hải Sơn
06733|22|commune|Hải Ninh
06736|22|ward|Móng Cái 3
06757|22|commune|Vĩnh Thực
06760|22|ward|Mông Dương
06778|22|ward|Quang Hanh
06781|22|ward|Cửa Ông
06793|22|ward|Cẩm Phả
06799|22|commune|Hải Hòa
06811|22|ward|Uông Bí
06820|22|ward|Vàng Danh
06832|22|ward|Yên Tử
06838|22|commune|Bình Liêu
06841|22|commune|Hoành Mô
06856|22|commune|Lục Hồn
06862|22|commune|Tiên Yên
06874|22|commune|Điền Xá
06877|22|commune|Đông Ngũ
06886|22|commune|Hải Lạng
06895|22|commune|Đầm Hà
06913|22|commune|Quảng Tân
06922|22|commune|Quảng Hà
06931|22|commune|Quảng Đức
06946|22|commune|Đường Hoa
06967|22|commune|Cái Chiên
06978|22|commune|Ba Chẽ
06979|22|commune|Kỳ Thượng
06985|22|commune|Lương Minh
06994|22|specialZone|Vân Đồn
07030|22|ward|Hoành Bồ
07054|22|commune|Quảng La
07060|22|commune|Thống Nhất
07069|22|ward|Mạo Khê
07081|22|ward|Bình Khê
07090|22|ward|An Sinh
07093|22|ward|Đông Triều
07114|22|ward|Hoàng Quế
07132|22|ward|Quảng Yên
07135|22|ward|Đông Mai
07147|22|ward|Hiệp Hòa
07168|22|ward|Hà An
07180|22|ward|Liên Hòa
07183|22|ward|Phong Cốc
07192|22|specialZone|Cô Tô
07210|24|ward|Bắc Giang
07228|24|ward|Đa Mai
07246|24|commune|Xuân Lương
07264|24|commune|Tam Tiến
07282|24|commune|Đồng Kỳ
07288|24|commune|Yên Thế
07294|24|commune|Bố Hạ
07306|24|commune|Nhã Nam
07330|24|commune|Phúc Hòa
07333|24|commune|Quang Trung
07339|24|commune|Tân Yên
07351|24|commune|Ngọc Thiện
07375|24|commune|Lạng Giang
07381|24|commune|Tiên Lục
07399|24|commune|Kép
07420|24|commune|Mỹ Thái
07432|24|commune|Tân Dĩnh
07444|24|commune|Lục Nam
07450|24|commune|Đông Phú
07462|24|commune|Bảo Đài
07486|24|commune|Nghĩa Phương
07489|24|commune|Trường Sơn
07492|24|commune|Lục Sơn
07498|24|commune|Bắc Lũng
07519|24|commune|Cẩm Lý
07525|24|ward|Chũ
07531|24|commune|Tân Sơn
07534|24|commune|Sa Lý
07537|24|commune|Biên Sơn
07543|24|commune|Sơn Hải
07552|24|commune|Kiên Lao
07573|24|commune|Biển Động
07582|24|commune|Lục Ngạn
07594|24|commune|Đèo Gia
07603|24|commune|Nam Dương
07612|24|ward|Phượng Sơn
07615|24|commune|Sơn Động
07616|24|commune|Tây Yên Tử
07621|24|commune|Vân Sơn
07627|24|commune|Đại Sơn
07642|24|commune|Yên Định
07654|24|commune|An Lạc
07663|24|commune|Tuấn Đạo
07672|24|commune|Dương Hưu
07681|24|ward|Yên Dũng
07682|24|ward|Tân An
07696|24|ward|Tiền Phong
07699|24|ward|Tân Tiến
07735|24|commune|Đồng Việt
07738|24|ward|Cảnh Thụy
07774|24|ward|Tự Lạn
07777|24|ward|Việt Yên
07795|24|ward|Nếnh
07798|24|ward|Vân Hà
07822|24|commune|Hoàng Vân
07840|24|commune|Hiệp Hòa
07864|24|commune|Hợp Thịnh
07870|24|commune|Xuân Cẩm
07894|25|ward|Nông Trang
07900|25|ward|Việt Trì
07909|25|ward|Thanh Miếu
07918|25|ward|Vân Phú
07942|25|ward|Phú Thọ
07948|25|ward|Âu Cơ
07954|25|ward|Phong Châu
07969|25|commune|Đoan Hùng
07996|25|commune|Bằng Luân
07999|25|commune|Chí Đám
08023|25|commune|Tây Cốc
08038|25|commune|Chân Mộng
08053|25|commune|Hạ Hòa
08071|25|commune|Đan Thượng
08110|25|commune|Hiền Lương
08113|25|commune|Yên Kỳ
08134|25|commune|Văn Lang
08143|25|commune|Vĩnh Chân
08152|25|commune|Thanh Ba
08173|25|commune|Quảng Yên
08203|25|commune|Hoàng Cương
08209|25|commune|Đông Thành
08218|25|commune|Chí Tiên
08227|25|commune|Liên Minh
08230|25|commune|Phù Ninh
08236|25|commune|Phú Mỹ
08245|25|commune|Trạm Thản
08254|25|commune|Dân Chủ
08275|25|commune|Bình Phú
08290|25|commune|Yên Lập
08296|25|commune|Sơn Lương
08305|25|commune|Xuân Viên
08311|25|commune|Trung Sơn
08323|25|commune|Thượng Long
08338|25|commune|Minh Hòa
08341|25|commune|Cẩm Khê
08344|25|commune|Tiên Lương
08377|25|commune|Vân Bán
08398|25|commune|Phú Khê
08416|25|commune|Hùng Việt
08431|25|commune|Đồng Lương
08434|25|commune|Tam Nông
08443|25|commune|Hiền Quan
08467|25|commune|Vạn Xuân
08479|25|commune|Thọ Văn
08494|25|commune|Lâm Thao
08500|25|commune|Xuân Lũng
08515|25|commune|Hy Cương
08521|25|commune|Phùng Nguyên
08527|25|commune|Bản Nguyên
08542|25|commune|Thanh Sơn
08545|25|commune|Thu Cúc
08560|25|commune|Lai Đồng
08566|25|commune|Tân Sơn
08584|25|commune|Võ Miếu
08590|25|commune|Xuân Đài
08593|25|commune|Minh Đài
08611|25|commune|Văn Miếu
08614|25|commune|Cự Đồng
08620|25|commune|Long Cốc
08632|25|commune|Hương Cần
08635|25|commune|Khả Cửu
08656|25|commune|Yên Sơn
08662|25|commune|Đào Xá
08674|25|commune|Thanh Thủy
08686|25|commune|Tu Vũ
08707|25|ward|Vĩnh Yên
08716|25|ward|Vĩnh Phúc
08740|25|ward|Phúc Yên
08746|25|ward|Xuân Hòa
08761|25|commune|Lập Thạch
08770|25|commune|Hợp Lý
08773|25|commune|Yên Lãng
08782|25|commune|Hải Lựu
08788|25|commune|Thái Hòa
08812|25|commune|Liên Hòa
08824|25|commune|Tam Sơn
08842|25|commune|Tiên Lữ
08848|25|commune|Sông Lô
08866|25|commune|Sơn Đông
08869|25|commune|Tam Dương
08872|25|commune|Tam Dương Bắc
08896|25|commune|Hoàng An
08905|25|commune|Hội Thịnh
08911|25|commune|Tam Đảo
08914|25|commune|Đạo Trù
08923|25|commune|Đại Đình
08935|25|commune|Bình Nguyên
08944|25|commune|Bình Tuyền
08950|25|commune|Bình Xuyên
08971|25|commune|Xuân Lãng
08974|01|commune|Quang Minh
08980|01|commune|Yên Lãng
08995|01|commune|Tiến Thắng
09022|01|commune|Mê Linh
09025|25|commune|Yên Lạc
09040|25|commune|Tề Lỗ
09043|25|commune|Tam Hồng
09052|25|commune|Nguyệt Đức
09064|25|commune|Liên Châu
09076|25|commune|Vĩnh Tường
09079|25|commune|Vĩnh An
09100|25|commune|Vĩnh Hưng
09106|25|commune|Vĩnh Thành
09112|25|commune|Thổ Tang
09154|25|commune|Vĩnh Phú
09169|24|ward|Vũ Ninh
09187|24|ward|Kinh Bắc
09190|24|ward|Võ Cường
09193|24|commune|Yên Phong
09202|24|commune|Tam Giang
09205|24|commune|Yên Trung
09208|24|commune|Tam Đa
09238|24|commune|Văn Môn
09247|24|ward|Quế Võ
09253|24|ward|Nhân Hòa
09265|24|ward|Phương Liễu
09286|24|ward|Nam Sơn
09292|24|commune|Phù Lãng
09295|24|ward|Bồng Lai
09301|24|ward|Đào Viên
09313|24|commune|Chi Lăng
09319|24|commune|Tiên Du
09325|24|ward|Hạp Lĩnh
09334|24|commune|Liên Bão
09340|24|commune|Đại Đồng
09343|24|commune|Tân Chi
09349|24|commune|Phật Tích
09367|24|ward|Từ Sơn
09370|24|ward|Tam Sơn
09379|24|ward|Phù Khê
09385|24|ward|Đồng Nguyên
09400|24|ward|Thuận Thành
09409|24|ward|Mão Điền
09427|24|ward|Trí Quả
09430|24|ward|Trạm Lộ
09433|24|ward|Song Liễu
09445|24|ward|Ninh Xá
09454|24|commune|Gia Bình
09466|24|commune|Cao Đức
09469|24|commune|Đại Lai
09475|24|commune|Nhân Thắng
09487|24|commune|Đông Cứu
09496|24|commune|Lương Tài
09499|24|commune|Trung Kênh
09523|24|commune|Trung Chính
09529|24|commune|Lâm Thao
09552|01|ward|Kiến Hưng
09556|01|ward|Hà Đông
09562|01|ward|Yên Nghĩa
09568|01|ward|Phú Lương
09574|01|ward|Sơn Tây
09604|01|ward|Tùng Thiện
09616|01|commune|Đoài Phương
09619|01|commune|Quảng Oai
09634|01|commune|Cổ Đô
09661|01|commune|Minh Châu
09664|01|commune|Vật Lại
09676|01|commune|Bất Bạt
09694|01|commune|Suối Hai
09700|01|commune|Ba Vì
09706|01|commune|Yên Bài
09715|01|commune|Phúc Thọ
09739|01|commune|Phúc Lộc
09772|01|commune|Hát Môn
09784|01|commune|Đan Phượng
09787|01|commune|Liên Minh
09817|01|commune|Ô Diên
09832|01|commune|Hoài Đức
09856|01|commune|Dương Hòa
09871|01|commune|Sơn Đồng
09877|01|commune|An Khánh
09886|01|ward|Dương Nội
09895|01|commune|Quốc Oai
09910|01|commune|Kiều Phú
09931|01|commune|Hưng Đạo
09952|01|commune|Phú Cát
09955|01|commune|Thạch Thất
09982|01|commune|Hạ Bằng
09988|01|commune|Hòa Lạc
10003|01|commune|Tây Phương
10015|01|ward|Chương Mỹ
10030|01|commune|Phú Nghĩa
10045|01|commune|Xuân Mai
10072|01|commune|Quảng Bị
10081|01|commune|Trần Phú
10096|01|commune|Hòa Phú
10114|01|commune|Thanh Oai
10126|01|commune|Bình Minh
10144|01|commune|Tam Hưng
10180|01|commune|Dân Hòa
10183|01|commune|Thường Tín
10210|01|commune|Hồng Vân
10231|01|commune|Thượng Phúc
10237|01|commune|Chương Dương
10273|01|commune|Phú Xuyên
10279|01|commune|Phượng Dực
10330|01|commune|Chuyên Mỹ
10342|01|commune|Đại Xuyên
10354|01|commune|Vân Đình
10369|01|commune|Ứng Thiên
10402|01|commune|Ứng Hòa
10417|01|commune|Hòa Xá
10441|01|commune|Mỹ Đức
10459|01|commune|Phúc Sơn
10465|01|commune|Hồng Sơn
10489|01|commune|Hương Sơn
10507|31|ward|Thành Đông
10525|31|ward|Hải Dương
10532|31|ward|Lê Thanh Nghị
10537|31|ward|Tân Hưng
10543|31|ward|Việt Hòa
10546|31|ward|Chí Linh
10549|31|ward|Chu Văn An
10552|31|ward|Nguyễn Trãi
10570|31|ward|Trần Hưng Đạo
10573|31|ward|Trần Nhân Tông
10603|31|ward|Lê Đại Hành
10606|31|commune|Nam Sách
10615|31|commune|Hợp Tiến
10633|31|commune|Trần Phú
10642|31|commune|Thái Tân
10645|31|commune|An Phú
10660|31|ward|Ái Quốc
10675|31|ward|Kinh Môn
10678|31|ward|Bắc An Phụ
10705|31|commune|Nam An Phụ
10714|31|ward|Nhị Chiểu
10726|31|ward|Phạm Sư Mạnh
10729|31|ward|Trần Liễu
10744|31|ward|Nguyễn Đại Năng
10750|31|commune|Phú Thái
10756|31|commune|Lai Khê
10792|31|commune|An Thành
10804|31|commune|Kim Thành
10813|31|commune|Thanh Hà
10816|31|commune|Hà Bắc
10837|31|ward|Nam Đồng
10843|31|commune|Hà Nam
10846|31|commune|Hà Tây
10882|31|commune|Hà Đông
10888|31|commune|Cẩm Giang
10891|31|ward|Tứ Minh
10903|31|commune|Cẩm Giàng
10909|31|commune|Tuệ Tĩnh
10930|31|commune|Mao Điền
10945|31|commune|Kẻ Sặt
10966|31|commune|Bình Giang
10972|31|commune|Đường An
10993|31|commune|Thượng Hồng
10999|31|commune|Gia Lộc
11002|31|ward|Thạch Khôi
11020|31|commune|Yết Kiêu
11050|31|commune|Gia Phúc
11065|31|commune|Trường Tân
11074|31|commune|Tứ Kỳ
11086|31|commune|Đại Sơn
11113|31|commune|Tân Kỳ
11131|31|commune|Chí Minh
11140|31|commune|Lạc Phượng
11146|31|commune|Nguyên Giáp
11164|31|commune|Vĩnh Lại
11167|31|commune|Tân An
11203|31|commune|Ninh Giang
11218|31|commune|Hồng Châu
11224|31|commune|Khúc Thừa Dụ
11239|31|commune|Thanh Miện
11242|31|commune|Nguyễn Lương Bằng
11254|31|commune|Bắc Thanh Miện
11257|31|commune|Hải Hưng
11284|31|commune|Nam Thanh Miện
11311|31|ward|Hồng Bàng
11329|31|ward|Ngô Quyền
11359|31|ward|Gia Viên
11383|31|ward|Lê Chân
11407|31|ward|An Biên
11411|31|ward|Đông Hải
11413|31|ward|Hải An
11443|31|ward|Kiến An
11446|31|ward|Phù Liễn
11455|31|ward|Đồ Sơn
11473|31|ward|Bạch Đằng
11488|31|ward|Lưu Kiếm
11503|31|commune|Việt Khê
11506|31|ward|Lê Ích Mộc
11533|31|ward|Hòa Bình
11542|31|ward|Nam Triệu
11557|31|ward|Thiên Hương
11560|31|ward|Thủy Nguyên
11581|31|ward|An Dương
11593|31|ward|An Phong
11602|31|ward|Hồng An
11617|31|ward|An Hải
11629|31|commune|An Lão
11635|31|commune|An Trường
11647|31|commune|An Quang
11668|31|commune|An Khánh
11674|31|commune|An Hưng
11680|31|commune|Kiến Thụy
11689|31|ward|Hưng Đạo
11692|31|ward|Dương Kinh
11713|31|commune|Nghi Dương
11725|31|commune|Kiến Minh
11728|31|commune|Kiến Hưng
11737|31|ward|Nam Đồ Sơn
11749|31|commune|Kiến Hải
11755|31|commune|Tiên Lãng
11761|31|commune|Quyết Thắng
11779|31|commune|Tân Minh
11791|31|commune|Tiên Minh
11806|31|commune|Chấn Hưng
11809|31|commune|Hùng Thắng
11824|31|commune|Vĩnh Bảo
11836|31|commune|Vĩnh Thịnh
11842|31|commune|Vĩnh Thuận
11848|31|commune|Vĩnh Hòa
11875|31|commune|Vĩnh Hải
11887|31|commune|Vĩnh Am
11911|31|commune|Nguyễn Bỉnh Khiêm
11914|31|specialZone|Cát Hải
11948|31|specialZone|Bạch Long Vĩ
11953|33|ward|Phố Hiến
11977|33|commune|Tân Hưng
11980|33|ward|Hồng Châu
11983|33|ward|Sơn Nam
11992|33|commune|Lạc Đạo
11995|33|commune|Đại Đồng
12004|33|commune|Như Quỳnh
12019|33|commune|Văn Giang
12025|33|commune|Phụng Công
12031|33|commune|Nghĩa Trụ
12049|33|commune|Mễ Sở
12064|33|commune|Nguyễn Văn Linh
12070|33|commune|Hoàn Long
12073|33|commune|Yên Mỹ
12091|33|commune|Việt Yên
12103|33|ward|Mỹ Hào
12127|33|ward|Thượng Hồng
12133|33|ward|Đường Hào
12142|33|commune|Ân Thi
12148|33|commune|Phạm Ngũ Lão
12166|33|commune|Xuân Trúc
12184|33|commune|Nguyễn Trãi
12196|33|commune|Hồng Quang
12205|33|commune|Khoái Châu
12223|33|commune|Triệu Việt Vương
12238|33|commune|Việt Tiến
12247|33|commune|Châu Ninh
12271|33|commune|Chí Minh
12280|33|commune|Lương Bằng
12286|33|commune|Nghĩa Dân
12313|33|commune|Đức Hợp
12322|33|commune|Hiệp Cường
12337|33|commune|Hoàng Hoa Thám
12361|33|commune|Tiên Hoa
12364|33|commune|Tiên Lữ
12391|33|commune|Quang Hưng
12406|33|commune|Đoàn Đào
12424|33|commune|Tiên Tiến
12427|33|commune|Tống Trân
12452|33|ward|Trần Hưng Đạo
12454|33|ward|Trần Lãm
12466|33|ward|Vũ Phúc
12472|33|commune|Quỳnh Phụ
12499|33|commune|A Sào
12511|33|commune|Minh Thọ
12517|33|commune|Ngọc Lâm
12523|33|commune|Phụ Dực
12526|33|commune|Đồng Bằng
12532|33|commune|Nguyễn Du
12577|33|commune|Quỳnh An
12583|33|commune|Tân Tiến
12586|33|commune|Hưng Hà
12595|33|commune|Ngự Thiên
12613|33|commune|Long Hưng
12619|33|commune|Diên Hà
12631|33|commune|Thần Khê
12634|33|commune|Tiên La
12676|33|commune|Lê Quý Đôn
12685|33|commune|Hồng Minh
12688|33|commune|Đông Hưng
12694|33|commune|Bắc Đông Hưng
12700|33|commune|Bắc Tiên Hưng
12736|33|commune|Đông Tiên Hưng
12745|33|commune|Bắc Đông Quan
12754|33|commune|Tiên Hưng
12763|33|commune|Nam Tiên Hưng
12775|33|commune|Nam Đông Hưng
12793|33|commune|Đông Quan
12817|33|ward|Trà Lý
12826|33|commune|Thái Thụy
12850|33|commune|Tây Thụy Anh
12859|33|commune|Bắc Thụy Anh
12862|33|commune|Đông Thụy Anh
12865|33|commune|Thụy Anh
12904|33|commune|Nam Thụy Anh
12916|33|commune|Bắc Thái Ninh
12919|33|commune|Tây Thái Ninh
12922|33|commune|Thái Ninh
12943|33|commune|Đông Thái Ninh
12961|33|commune|Nam Thái Ninh
12970|33|commune|Tiền Hải
12988|33|commune|Đông Tiền Hải
13003|33|commune|Đồng Châu
13021|33|commune|Ái Quốc
13039|33|commune|Tây Tiền Hải
13057|33|commune|Nam Cường
13063|33|commune|Nam Tiền Hải
13066|33|commune|Hưng Phú
13075|33|commune|Kiến Xương
13093|33|commune|Trà Giang
13096|33|commune|Bình Nguyên
13120|33|commune|Lê Lợi
13132|33|commune|Quang Lịch
13141|33|commune|Vũ Quý
13159|33|commune|Hồng Vũ
13183|33|commune|Bình Thanh
13186|33|commune|Bình Định
13192|33|commune|Vũ Thư
13219|33|commune|Vạn Xuân
13222|33|commune|Thư Trì
13225|33|ward|Thái Bình
13246|33|commune|Tân Thuận
13264|33|commune|Thư Vũ
13279|33|commune|Vũ Tiên
13285|37|ward|Phủ Lý
13291|37|ward|Phù Vân
13318|37|ward|Châu Sơn
13324|37|ward|Duy Tiên
13330|37|ward|Duy Tân
13336|37|ward|Duy Hà
13348|37|ward|Đồng Văn
13363|37|ward|Tiên Sơn
13366|37|ward|Hà Nam
13384|37|ward|Kim Bảng
13393|37|ward|Lê Hồ
13396|37|ward|Nguyễn Úy
13402|37|ward|Kim Thanh
13420|37|ward|Tam Chúc
13435|37|ward|Lý Thường Kiệt
13444|37|ward|Liêm Tuyền
13456|37|commune|Liêm Hà
13474|37|commune|Tân Thanh
13483|37|commune|Thanh Bình
13489|37|commune|Thanh Lâm
13495|37|commune|Thanh Liêm
13501|37|commune|Bình Mỹ
13504|37|commune|Bình Lục
13531|37|commune|Bình Giang
13540|37|commune|Bình An
13558|37|commune|Bình Sơn
13573|37|commune|Lý Nhân
13579|37|commune|Bắc Lý
13591|37|commune|Nam Xang
13594|37|commune|Trần Thương
13597|37|commune|Vĩnh Trụ
13609|37|commune|Nhân Hà
13627|37|commune|Nam Lý
13669|37|ward|Nam Định
13684|37|ward|Thiên Trường
13693|37|ward|Đông A
13699|37|ward|Thành Nam
13708|37|ward|Mỹ Lộc
13741|37|commune|Vụ Bản
13750|37|commune|Minh Tân
13753|37|commune|Hiển Khánh
13777|37|ward|Trường Thi
13786|37|commune|Liên Minh
13795|37|commune|Ý Yên
13807|37|commune|Tân Minh
13822|37|commune|Phong Doanh
13834|37|commune|Vũ Dương
13864|37|commune|Vạn Thắng
13870|37|commune|Yên Cường
13879|37|commune|Yên Đồng
13891|37|commune|Nghĩa Hưng
13894|37|commune|Rạng Đông
13900|37|commune|Đồng Thịnh
13918|37|commune|Nghĩa Sơn
13927|37|commune|Hồng Phong
13939|37|commune|Quỹ Nhất
13957|37|commune|Nghĩa Lâm
13966|37|commune|Nam Trực
13972|37|ward|Vị Khê
13984|37|ward|Hồng Quang
13987|37|commune|Nam Hồng
14005|37|commune|Nam Ninh
14011|37|commune|Nam Minh
14014|37|commune|Nam Đồng
14026|37|commune|Cổ Lễ
14038|37|commune|Ninh Giang
14053|37|commune|Trực Ninh
14056|37|commune|Cát Thành
14062|37|commune|Quang Hưng
14071|37|commune|Minh Thái
14077|37|commune|Ninh Cường
14089|37|commune|Xuân Trường
14095|37|commune|Xuân Hồng
14104|37|commune|Xuân Giang
14122|37|commune|Xuân Hưng
14161|37|commune|Giao Minh
14167|37|commune|Giao Thủy
14179|37|commune|Giao Hưng
14182|37|commune|Giao Hòa
14194|37|commune|Giao Bình
14203|37|commune|Giao Phúc
14212|37|commune|Giao Ninh
14215|37|commune|Hải Hậu
14218|37|commune|Hải Tiến
14221|37|commune|Hải Thịnh
14236|37|commune|Hải Anh
14248|37|commune|Hải Hưng
14281|37|commune|Hải An
14287|37|commune|Hải Quang
14308|37|commune|Hải Xuân
14329|37|ward|Hoa Lư
14359|37|ward|Nam Hoa Lư
14362|37|ward|Tam Điệp
14365|37|ward|Trung Sơn
14371|37|ward|Yên Sơn
14389|37|commune|Gia Lâm
14401|37|commune|Gia Tường
14404|37|commune|Cúc Phương
14407|37|commune|Phú Sơn
14428|37|commune|Nho Quan
14434|37|commune|Thanh Sơn
14452|37|commune|Quỳnh Lưu
14458|37|commune|Phú Long
14464|37|commune|Gia Viễn
14482|37|commune|Gia Hưng
14488|37|commune|Gia Vân
14494|37|commune|Gia Trấn
14500|37|commune|Đại Hoàng
14524|37|commune|Gia Phong
14533|37|ward|Tây Hoa Lư
14560|37|commune|Yên Khánh
14563|37|commune|Khánh Thiện
14566|37|ward|Đông Hoa Lư
14608|37|commune|Khánh Trung
14611|37|commune|Khánh Nhạc
14614|37|commune|Khánh Hội
14620|37|commune|Phát Diệm
14623|37|commune|Bình Minh
14638|37|commune|Kim Sơn
14647|37|commune|Quang Thiện
14653|37|commune|Chất Bình
14674|37|commune|Lai Thành
14677|37|commune|Định Hóa
14698|37|commune|Kim Đông
14701|37|commune|Yên Mô
14725|37|ward|Yên Thắng
14728|37|commune|Yên Từ
14743|37|commune|Yên Mạc
14746|37|commune|Đồng Thái
14758|38|ward|Hàm Rồng
14797|38|ward|Hạc Thành
14812|38|ward|Bỉm Sơn
14818|38|ward|Quang Trung
14845|38|commune|Mường Lát
14848|38|commune|Tam Chung
14854|38|commune|Mường Lý
14857|38|commune|Trung Lý
14860|38|commune|Quang Chiểu
14863|38|commune|Pù Nhi
14864|38|commune|Nhi Sơn
14866|38|commune|Mường Chanh
14869|38|commune|Hồi Xuân
14872|38|commune|Trung Thành
14875|38|commune|Trung Sơn
14878|38|commune|Phú Lệ
14890|38|commune|Phú Xuân
14896|38|commune|Hiền Kiệt
14902|38|commune|Nam Xuân
14908|38|commune|Thiên Phủ
14923|38|commune|Bá Thước
14932|38|commune|Điền Quang
14950|38|commune|Điền Lư
14953|38|commune|Quý Lương
14956|38|commune|Pù Luông
14959|38|commune|Cổ Lũng
14974|38|commune|Văn Nho
14980|38|commune|Thiết Ống
15001|38|commune|Trung Hạ
15007|38|commune|Tam Thanh
15010|38|commune|Sơn Thủy
15013|38|commune|Na Mèo
15016|38|commune|Quan Sơn
15019|38|commune|Tam Lư
15022|38|commune|Sơn Điện
15025|38|commune|Mường Mìn
15031|38|commune|Yên Khương
15034|38|commune|Yên Thắng
15043|38|commune|Giao An
15049|38|commune|Văn Phú
15055|38|commune|Linh Sơn
15058|38|commune|Đồng Lương
15061|38|commune|Ngọc Lặc
15085|38|commune|Thạch Lập
15091|38|commune|Ngọc Liên
15106|38|commune|Nguyệt Ấn
15112|38|commune|Kiên Thọ
15124|38|commune|Minh Sơn
15127|38|commune|Cẩm Thủy
15142|38|commune|Cẩm Thạch
15148|38|commune|Cẩm Tú
15163|38|commune|Cẩm Vân
15178|38|commune|Cẩm Tân
15187|38|commune|Kim Tân
15190|38|commune|Vân Du
15199|38|commune|Thạch Quảng
15211|38|commune|Thạch Bình
15229|38|commune|Thành Vinh
15250|38|commune|Ngọc Trạo
15271|38|commune|Hà Trung
15274|38|commune|Hà Long
15286|38|commune|Hoạt Giang
15298|38|commune|Lĩnh Toại
15316|38|commune|Tống Sơn
15349|38|commune|Vĩnh Lộc
15361|38|commune|Tây Đô
15382|38|commune|Biện Thượng
15409|38|commune|Yên Phú
15412|38|commune|Quý Lộc
15421|38|commune|Yên Trường
15442|38|commune|Yên Ninh
15448|38|commune|Định Hòa
15457|38|commune|Định Tân
15469|38|commune|Yên Định
15499|38|commune|Thọ Xuân
15505|38|commune|Thọ Long
15520|38|commune|Xuân Hòa
15544|38|commune|Lam Sơn
15553|38|commune|Sao Vàng
15568|38|commune|Thọ Lập
15574|38|commune|Xuân Tín
15592|38|commune|Xuân Lập
15607|38|commune|Bát Mọt
15610|38|commune|Yên Nhân
15622|38|commune|Vạn Xuân
15628|38|commune|Lương Sơn
15634|38|commune|Luận Thành
15643|38|commune|Thắng Lộc
15646|38|commune|Thường Xuân
15658|38|commune|Xuân Chinh
15661|38|commune|Tân Thành
15664|38|commune|Triệu Sơn
15667|38|commune|Thọ Bình
15682|38|commune|Hợp Tiến
15715|38|commune|Tân Ninh
15724|38|commune|Đồng Tiến
15754|38|commune|Thọ Ngọc
15763|38|commune|Thọ Phú
15766|38|commune|An Nông
15772|38|commune|Thiệu Hóa
15778|38|commune|Thiệu Tiến
15796|38|commune|Thiệu Quang
15820|38|commune|Thiệu Toán
15835|38|commune|Thiệu Trung
15853|38|ward|Đông Tiến
15865|38|commune|Hoằng Hóa
15880|38|commune|Hoằng Giang
15889|38|commune|Hoằng Phú
15910|38|commune|Hoằng Sơn
15925|38|ward|Nguyệt Viên
15961|38|commune|Hoằng Lộc
15976|38|commune|Hoằng Châu
15991|38|commune|Hoằng Tiến
16000|38|commune|Hoằng Thanh
16012|38|commune|Hậu Lộc
16021|38|commune|Triệu Lộc
16033|38|commune|Đông Thành
16072|38|commune|Hoa Lộc
16078|38|commune|Vạn Lộc
16093|38|commune|Nga Sơn
16108|38|commune|Tân Tiến
16114|38|commune|Nga Thắng
16138|38|commune|Hồ Vương
16144|38|commune|Nga An
16171|38|commune|Ba Đình
16174|38|commune|Như Xuân
16177|38|commune|Xuân Bình
16186|38|commune|Hóa Quỳ
16213|38|commune|Thanh Phong
16222|38|commune|Thanh Quân
16225|38|commune|Thượng Ninh
16228|38|commune|Như Thanh
16234|38|commune|Xuân Du
16249|38|commune|Mậu Lâm
16258|38|commune|Xuân Thái
16264|38|commune|Yên Thọ
16273|38|commune|Thanh Kỳ
16279|38|commune|Nông Cống
16297|38|commune|Trung Chính
16309|38|commune|Thắng Lợi
16342|38|commune|Thăng Bình
16348|38|commune|Trường Văn
16363|38|commune|Tượng Lĩnh
16369|38|commune|Công Chính
16378|38|ward|Đông Sơn
16417|38|ward|Đông Quang
16438|38|commune|Lưu Vệ
16480|38|commune|Quảng Yên
16489|38|commune|Quảng Chính
16498|38|commune|Quảng Ngọc
16516|38|ward|Nam Sầm Sơn
16522|38|ward|Quảng Phú
16531|38|ward|Sầm Sơn
16540|38|commune|Quảng Ninh
16543|38|commune|Quảng Bình
16549|38|commune|Tiên Trang
16561|38|ward|Tĩnh Gia
16576|38|ward|Ngọc Sơn
16591|38|commune|Các Sơn
16594|38|ward|Tân Dân
16597|38|ward|Hải Lĩnh
16609|38|ward|Đào Duy Từ
16624|38|ward|Trúc Lâm
16636|38|commune|Trường Lâm
16645|38|ward|Hải Bình
16654|38|ward|Nghi Sơn
16681|40|ward|Thành Vinh
16690|40|ward|Trường Vinh
16702|40|ward|Vinh Phú
16708|40|ward|Vinh Lộc
16732|40|ward|Cửa Lò
16738|40|commune|Quế Phong
16744|40|commune|Thông Thụ
16750|40|commune|Tiền Phong
16756|40|commune|Tri Lễ
16774|40|commune|Mường Quàng
16777|40|commune|Quỳ Châu
16792|40|commune|Châu Tiến
16801|40|commune|Hùng Chân
16804|40|commune|Châu Bình
16813|40|commune|Mường Xén
16816|40|commune|Mỹ Lý
16819|40|commune|Bắc Lý
16822|40|commune|Keng Đu
16828|40|commune|Huồi Tụ
16831|40|commune|Mường Lống
16834|40|commune|Na Loi
16837|40|commune|Nậm Cắn
16849|40|commune|Hữu Kiệm
16855|40|commune|Chiêu Lưu
16858|40|commune|Mường Típ
16870|40|commune|Na Ngoi
16876|40|commune|Tương Dương
16882|40|commune|Nhôn Mai
16885|40|commune|Hữu Khuông
16903|40|commune|Nga My
16906|40|commune|Lượng Minh
16909|40|commune|Yên Hòa
16912|40|commune|Yên Na
16933|40|commune|Tam Quang
16936|40|commune|Tam Thái
16939|40|ward|Thái Hòa
16941|40|commune|Nghĩa Đàn
16951|40|commune|Nghĩa Lâm
16969|40|commune|Nghĩa Thọ
16972|40|commune|Nghĩa Hưng
16975|40|commune|Nghĩa Mai
17011|40|ward|Tây Hiếu
17017|40|commune|Đông Hiếu
17029|40|commune|Nghĩa Lộc
17032|40|commune|Nghĩa Khánh
17035|40|commune|Quỳ Hợp
17044|40|commune|Châu Hồng
17056|40|commune|Châu Lộc
17059|40|commune|Tam Hợp
17071|40|commune|Minh Hợp
17077|40|commune|Mường Ham
17089|40|commune|Mường Chọng
17110|40|ward|Hoàng Mai
17125|40|ward|Quỳnh Mai
17128|40|ward|Tân Mai
17143|40|commune|Quỳnh Văn
17149|40|commune|Quỳnh Tam
17170|40|commune|Quỳnh Sơn
17176|40|commune|Quỳnh Anh
17179|40|commune|Quỳnh Lưu
17212|40|commune|Quỳnh Phú
17224|40|commune|Quỳnh Thắng
17230|40|commune|Bình Chuẩn
17239|40|commune|Mậu Thạch
17242|40|commune|Cam Phục
17248|40|commune|Châu Khê
17254|40|commune|Con Cuông
17263|40|commune|Môn Sơn
17266|40|commune|Tân Kỳ
17272|40|commune|Tân Phú
17278|40|commune|Giai Xuân
17284|40|commune|Nghĩa Đồng
17287|40|commune|Tiên Đồng
17305|40|commune|Tân An
17326|40|commune|Nghĩa Hành
17329|40|commune|Anh Sơn
17335|40|commune|Thành Bình Thọ
17344|40|commune|Nhân Hòa
17357|40|commune|Vĩnh Tường
17365|40|commune|Anh Sơn Đông
17380|40|commune|Yên Xuân
17395|40|commune|Hùng Châu
17416|40|commune|Đức Châu
17419|40|commune|Hải Châu
17443|40|commune|Quảng Châu
17464|40|commune|Diễn Châu
17476|40|commune|Minh Châu
17479|40|commune|An Châu
17488|40|commune|Tân Châu
17506|40|commune|Yên Thành
17515|40|commune|Bình Minh
17521|40|commune|Quang Đồng
17524|40|commune|Giai Lạc
17530|40|commune|Đông Thành
17560|40|commune|Vân Du
17569|40|commune|Quan Thành
17605|40|commune|Hợp Minh
17611|40|commune|Vân Tụ
17623|40|commune|Bạch Ngọc
17641|40|commune|Lương Sơn
17662|40|commune|Đô Lương
17677|40|commune|Văn Hiến
17689|40|commune|Thuần Trung
17707|40|commune|Bạch Hà
17713|40|commune|Đại Đồng
17722|40|commune|Hạnh Lâm
17728|40|commune|Cát Ngạn
17743|40|commune|Tam Đồng
17759|40|commune|Sơn Lâm
17770|40|commune|Hoa Quân
17779|40|commune|Xuân Lâm
17791|40|commune|Kim Bảng
17818|40|commune|Bích Hào
17827|40|commune|Nghi Lộc
17833|40|commune|Hải Lộc
17842|40|commune|Thần Lĩnh
17854|40|commune|Văn Kiều
17857|40|commune|Phúc Lộc
17866|40|commune|Trung Lộc
17878|40|commune|Đông Lộc
17920|40|ward|Vinh Hưng
17935|40|commune|Nam Đàn
17944|40|commune|Đại Huệ
17950|40|commune|Vạn An
17971|40|commune|Kim Liên
17989|40|commune|Thiên Nhẫn
18001|40|commune|Hưng Nguyên
18007|40|commune|Yên Trung
18028|40|commune|Hưng Nguyên Nam
18040|40|commune|Lam Thành
18073|42|ward|Thành Sen
18100|42|ward|Trần Phú
18115|42|ward|Bắc Hồng Lĩnh
18118|42|ward|Nam Hồng Lĩnh
18133|42|commune|Hương Sơn
18160|42|commune|Sơn Hồng
18163|42|commune|Sơn Tiến
18172|42|commune|Sơn Tây
18184|42|commune|Sơn Giang
18196|42|commune|Sơn Kim 1
18199|42|commune|Sơn Kim 2
18202|42|commune|Tứ Mỹ
18223|42|commune|Kim Hoa
18229|42|commune|Đức Thọ
18244|42|commune|Đức Minh
18262|42|commune|Đức Quang
18277|42|commune|Đức Thịnh
18304|42|commune|Đức Đồng
18313|42|commune|Vũ Quang
18322|42|commune|Mai Hoa
18328|42|commune|Thượng Đức
18352|42|commune|Nghi Xuân
18364|42|commune|Đan Hải
18373|42|commune|Tiên Điền
18394|42|commune|Cổ Đạm
18406|42|commune|Can Lộc
18409|42|commune|Hồng Lộc
18418|42|commune|Tùng Lộc
18436|42|commune|Trường Lưu
18466|42|commune|Gia Hanh
18481|42|commune|Xuân Lộc
18484|42|commune|Đồng Lộc
18496|42|commune|Hương Khê
18502|42|commune|Hà Linh
18523|42|commune|Hương Bình
18532|42|commune|Hương Phố
18544|42|commune|Hương Xuân
18547|42|commune|Phúc Trạch
18550|42|commune|Hương Đô
18562|42|commune|Thạch Hà
18568|42|commune|Lộc Hà
18583|42|commune|Mai Phụ
18586|42|commune|Đông Kinh
18601|42|commune|Việt Xuyên
18604|42|commune|Thạch Khê
18619|42|commune|Đồng Tiến
18628|42|commune|Thạch Lạc
18634|42|commune|Toàn Lưu
18652|42|ward|Hà Huy Tập
18667|42|commune|Thạch Xuân
18673|42|commune|Cẩm Xuyên
18676|42|commune|Thiên Cầm
18682|42|commune|Yên Hòa
18685|42|commune|Cẩm Bình
18736|42|commune|Cẩm Hưng
18739|42|commune|Cẩm Duệ
18742|42|commune|Cẩm Trung
18748|42|commune|Cẩm Lạc
18754|42|ward|Sông Trí
18766|42|commune|Kỳ Xuân
18775|42|commune|Kỳ Anh
18781|42|ward|Hải Ninh
18787|42|commune|Kỳ Văn
18790|42|commune|Kỳ Khang
18814|42|commune|Kỳ Hoa
18823|42|ward|Vũng Áng
18832|42|ward|Hoành Sơn
18838|42|commune|Kỳ Lạc
18844|42|commune|Kỳ Thượng
18859|44|ward|Đồng Thuận
18871|44|ward|Đồng Sơn
18880|44|ward|Đồng Hới
18901|44|commune|Minh Hóa
18904|44|commune|Dân Hóa
18919|44|commune|Tân Thành
18922|44|commune|Kim Điền
18943|44|commune|Kim Phú
18949|44|commune|Đồng Lê
18952|44|commune|Tuyên Sơn
18958|44|commune|Tuyên Lâm
18985|44|commune|Tuyên Phú
18991|44|commune|Tuyên Bình
18997|44|commune|Tuyên Hóa
19009|44|ward|Ba Đồn
19021|44|commune|Phú Trạch
19030|44|commune|Trung Thuần
19033|44|commune|Hòa Trạch
19051|44|commune|Tân Gianh
19057|44|commune|Quảng Trạch
19066|44|ward|Bắc Gianh
19075|44|commune|Nam Ba Đồn
19093|44|commune|Nam Gianh
19111|44|commune|Hoàn Lão
19126|44|commune|Bắc Trạch
19138|44|commune|Phong Nha
19141|44|commune|Bố Trạch
19147|44|commune|Thượng Trạch
19159|44|commune|Đông Trạch
19198|44|commune|Nam Trạch
19204|44|commune|Trường Sơn
19207|44|commune|Quảng Ninh
19225|44|commune|Ninh Châu
19237|44|commune|Trường Ninh
19246|44|commune|Lệ Ninh
19249|44|commune|Lệ Thủy
19255|44|commune|Cam Hồng
19288|44|commune|Sen Ngư
19291|44|commune|Tân Mỹ
19309|44|commune|Trường Phú
19318|44|commune|Kim Ngân
19333|44|ward|Đông Hà
19351|44|ward|Nam Đông Hà
19360|44|ward|Quảng Trị
19363|44|commune|Vĩnh Linh
19366|44|commune|Bến Quan
19372|44|commune|Vĩnh Hoàng
19405|44|commune|Vĩnh Thủy
19414|44|commune|Cửa Tùng
19429|44|commune|Khe Sanh
19432|44|commune|Lao Bảo
19435|44|commune|Hướng Lập
19441|44|commune|Hướng Phùng
19462|44|commune|Tân Lập
19483|44|commune|A Dơi
19489|44|commune|Lìa
19495|44|commune|Gio Linh
19496|44|commune|Cửa Việt
19501|44|commune|Bến Hải
19537|44|commune|Cồn Tiên
19555|44|commune|Hướng Hiệp
19564|44|commune|Đakrông
19567|44|commune|Ba Lòng
19588|44|commune|Tà Rụt
19594|44|commune|La Lay
19597|44|commune|Cam Lộ
19603|44|commune|Hiếu Giang
19624|44|commune|Triệu Phong
19639|44|commune|Nam Cửa Việt
19645|44|commune|Triệu Bình
19654|44|commune|Triệu Cơ
19669|44|commune|Ái Tử
19681|44|commune|Diên Sanh
19699|44|commune|Vĩnh Định
19702|44|commune|Hải Lăng
19735|44|commune|Nam Hải Lăng
19741|44|commune|Mỹ Thủy
19742|44|specialZone|Cồn Cỏ
19753|46|ward|Phú Xuân
19774|46|ward|Kim Long
19777|46|ward|Vỹ Dạ
19789|46|ward|Thuận Hóa
19804|46|ward|Hương An
19813|46|ward|Thủy Xuân
19815|46|ward|An Cựu
19819|46|ward|Phong Điền
19828|46|ward|Phong Phú
19831|46|ward|Phong Dinh
19858|46|ward|Phong Thái
19867|46|commune|Quảng Điền
19873|46|ward|Phong Quảng
19885|46|commune|Đan Điền
19900|46|ward|Thuận An
19909|46|ward|Dương Nỗ
19918|46|commune|Phú Hồ
19930|46|ward|Mỹ Thượng
19942|46|commune|Phú Vang
19945|46|commune|Phú Vinh
19960|46|ward|Phú Bài
19969|46|ward|Thanh Thủy
19975|46|ward|Hương Thủy
19996|46|ward|Hương Trà
20014|46|ward|Hóa Châu
20017|46|ward|Kim Trà
20035|46|commune|Bình Điền
20044|46|commune|A Lưới 2
20050|46|commune|A Lưới 5
20056|46|commune|A Lưới 1
20071|46|commune|A Lưới 3
20101|46|commune|A Lưới 4
20107|46|commune|Phú Lộc
20122|46|commune|Vinh Lộc
20131|46|commune|Hưng Lộc
20137|46|commune|Chân Mây - Lăng Cô
20140|46|commune|Lộc An
20161|46|commune|Khe Tre
20179|46|commune|Nam Đông
20182|46|commune|Long Quảng
20194|48|ward|Hải Vân
20197|48|ward|Liên Chiểu
20200|48|ward|Hòa Khánh
20209|48|ward|Thanh Khê
20242|48|ward|Hải Châu
20257|48|ward|Hòa Cường
20260|48|ward|Cẩm Lệ
20263|48|ward|Sơn Trà
20275|48|ward|An Hải
20285|48|ward|Ngũ Hành Sơn
20305|48|ward|An Khê
20308|48|commune|Bà Nà
20314|48|ward|Hòa Xuân
20320|48|commune|Hòa Vang
20332|48|commune|Hòa Tiến
20333|48|specialZone|Hoàng Sa
20335|48|ward|Bàn Thạch
20341|48|ward|Tam Kỳ
20350|48|ward|Hương Trà
20356|48|ward|Quảng Phú
20364|48|commune|Chiên Đàn
20380|48|commune|Tây Hồ
20392|48|commune|Phú Ninh
20401|48|ward|Hội An Tây
20410|48|ward|Hội An
20413|48|ward|Hội An Đông
20434|48|commune|Tân Hiệp
20443|48|commune|Hùng Sơn
20455|48|commune|Tây Giang
20458|48|commune|Avương
20467|48|commune|Đông Giang
20476|48|commune|Sông Kôn
20485|48|commune|Sông Vàng
20494|48|commune|Bến Hiên
20500|48|commune|Đại Lộc
20506|48|commune|Thượng Đức
20515|48|commune|Hà Nha
20539|48|commune|Vu Gia
20542|48|commune|Phú Thuận
20551|48|ward|Điện Bàn
20557|48|ward|Điện Bàn Bắc
20569|48|commune|Điện Bàn Tây
20575|48|ward|An Thắng
20579|48|ward|Điện Bàn Đông
20587|48|commune|Gò Nổi
20599|48|commune|Nam Phước
20611|48|commune|Thu Bồn
20623|48|commune|Duy Xuyên
20635|48|commune|Duy Nghĩa
20641|48|commune|Quế Sơn
20650|48|commune|Xuân Phú
20656|48|commune|Nông Sơn
20662|48|commune|Quế Sơn Trung
20669|48|commune|Quế Phước
20695|48|commune|Thạnh Mỹ
20698|48|commune|La Êê
20704|48|commune|La Dêê
20707|48|commune|Nam Giang
20710|48|commune|Bến Giằng
20716|48|commune|Đắc Pring
20722|48|commune|Khâm Đức
20728|48|commune|Phước Hiệp
20734|48|commune|Phước Năng
20740|48|commune|Phước Chánh
20752|48|commune|Phước Thành
20767|48|commune|Việt An
20770|48|commune|Phước Trà
20779|48|commune|Hiệp Đức
20791|48|commune|Thăng Bình
20794|48|commune|Thăng An
20818|48|commune|Đồng Dương
20827|48|commune|Thăng Phú
20836|48|commune|Thăng Trường
20848|48|commune|Thăng Điền
20854|48|commune|Tiên Phước
20857|48|commune|Sơn Cẩm Hà
20875|48|commune|Lãnh Ngọc
20878|48|commune|Thạnh Bình
20900|48|commune|Trà My
20908|48|commune|Trà Liên
20920|48|commune|Trà Đốc
20923|48|commune|Trà Tân
20929|48|commune|Trà Giáp
20938|48|commune|Trà Leng
20941|48|commune|Trà Tập
20944|48|commune|Nam Trà My
20950|48|commune|Trà Linh
20959|48|commune|Trà Vân
20965|48|commune|Núi Thành
20971|48|commune|Tam Xuân
20977|48|commune|Đức Phú
20984|48|commune|Tam Anh
20992|48|commune|Tam Hải
21004|48|commune|Tam Mỹ
21025|51|ward|Cẩm Thành
21028|51|ward|Nghĩa Lộ
21034|51|commune|An Phú
21040|51|commune|Bình Sơn
21061|51|commune|Vạn Tường
21085|51|commune|Bình Minh
21100|51|commune|Bình Chương
21109|51|commune|Đông Sơn
21115|51|commune|Trà Bồng
21124|51|commune|Thanh Bồng
21127|51|commune|Đông Trà Bồng
21136|51|commune|Cà Đam
21154|51|commune|Tây Trà
21157|51|commune|Tây Trà Bồng
21172|51|ward|Trương Quang Trọng
21181|51|commune|Thọ Phong
21196|51|commune|Trường Giang
21205|51|commune|Ba Gia
21211|51|commune|Tịnh Khê
21220|51|commune|Sơn Tịnh
21235|51|commune|Tư Nghĩa
21238|51|commune|Vệ Giang
21244|51|commune|Trà Giang
21250|51|commune|Nghĩa Giang
21289|51|commune|Sơn Hà
21292|51|commune|Sơn Hạ
21307|51|commune|Sơn Linh
21319|51|commune|Sơn Thủy
21325|51|commune|Sơn Kỳ
21334|51|commune|Sơn Tây Thượng
21340|51|commune|Sơn Tây
21343|51|commune|Sơn Tây Hạ
21349|51|commune|Sơn Mai
21361|51|commune|Minh Long
21364|51|commune|Nghĩa Hành
21370|51|commune|Phước Giang
21385|51|commune|Đình Cương
21388|51|commune|Thiện Tín
21400|51|commune|Mộ Đức
21409|51|commune|Long Phụng
21421|51|commune|Mỏ Cày
21433|51|commune|Lân Phong
21439|51|ward|Đức Phổ
21451|51|ward|Trà Câu
21457|51|commune|Nguyễn Nghiêm
21472|51|commune|Khánh Cường
21478|51|ward|Sa Huỳnh
21484|51|commune|Ba Tơ
21490|51|commune|Ba Vinh
21496|51|commune|Ba Động
21499|51|commune|Ba Dinh
21520|51|commune|Đặng Thùy Trâm
21523|51|commune|Ba Tô
21529|51|commune|Ba Vì
21538|51|commune|Ba Xa
21548|51|specialZone|Lý Sơn
21553|52|ward|Quy Nhơn Bắc
21583|52|ward|Quy Nhơn
21589|52|ward|Quy Nhơn Tây
21592|52|ward|Quy Nhơn Nam
21601|52|ward|Quy Nhơn Đông
21607|52|commune|Nhơn Châu
21609|52|commune|An Lão
21616|52|commune|An Vinh
21622|52|commune|An Toàn
21628|52|commune|An Hòa
21637|52|ward|Tam Quan
21640|52|ward|Bồng Sơn
21655|52|ward|Hoài Nhơn Bắc
21661|52|ward|Hoài Nhơn Tây
21664|52|ward|Hoài Nhơn
21670|52|ward|Hoài Nhơn Đông
21673|52|ward|Hoài Nhơn Nam
21688|52|commune|Hoài Ân
21697|52|commune|Ân Hảo
21703|52|commune|Vạn Đức
21715|52|commune|Ân Tường
21727|52|commune|Kim Sơn
21730|52|commune|Phù Mỹ
21733|52|commune|Bình Dương
21739|52|commune|Phù Mỹ Bắc
21751|52|commune|Phù Mỹ Đông
21757|52|commune|Phù Mỹ Tây
21769|52|commune|An Lương
21775|52|commune|Phù Mỹ Nam
21786|52|commune|Vĩnh Thạnh
21787|52|commune|Vĩnh Sơn
21796|52|commune|Vĩnh Thịnh
21805|52|commune|Vĩnh Quang
21808|52|commune|Tây Sơn
21817|52|commune|Bình Hiệp
21820|52|commune|Bình Khê
21829|52|commune|Bình An
21835|52|commune|Bình Phú
21853|52|commune|Phù Cát
21859|52|commune|Đề Gi
21868|52|commune|Hội Sơn
21871|52|commune|Hòa Hội
21880|52|commune|Cát Tiến
21892|52|commune|Xuân An
21901|52|commune|Ngô Mây
21907|52|ward|Bình Định
21910|52|ward|An Nhơn
21925|52|ward|An Nhơn Bắc
21934|52|ward|An Nhơn Đông
21940|52|commune|An Nhơn Tây
21943|52|ward|An Nhơn Nam
21952|52|commune|Tuy Phước
21964|52|commune|Tuy Phước Bắc
21970|52|commune|Tuy Phước Đông
21985|52|commune|Tuy Phước Tây
21994|52|commune|Vân Canh
21997|52|commune|Canh Liên
22006|52|commune|Canh Vinh
22015|66|ward|Tuy Hòa
22045|66|ward|Bình Kiến
22051|66|ward|Sông Cầu
22057|66|commune|Xuân Lộc
22060|66|commune|Xuân Cảnh
22075|66|commune|Xuân Thọ
22076|66|ward|Xuân Đài
22081|66|commune|Đồng Xuân
22090|66|commune|Xuân Lãnh
22096|66|commune|Phú Mỡ
22111|66|commune|Xuân Phước
22114|66|commune|Tuy An Bắc
22120|66|commune|Tuy An Đông
22132|66|commune|Tuy An Tây
22147|66|commune|Ô Loan
22153|66|commune|Tuy An Nam
22165|66|commune|Sơn Hòa
22171|66|commune|Tây Sơn
22177|66|commune|Vân Hòa
22192|66|commune|Suối Trai
22207|66|commune|Sông Hinh
22222|66|commune|Đức Bình
22225|66|commune|Ea Bá
22237|66|commune|Ea Ly
22240|66|ward|Phú Yên
22250|66|commune|Sơn Thành
22255|66|commune|Tây Hòa
22258|66|ward|Đông Hòa
22261|66|ward|Hòa Hiệp
22276|66|commune|Hòa Thịnh
22285|66|commune|Hòa Mỹ
22291|66|commune|Hòa Xuân
22303|66|commune|Phú Hòa 2
22319|66|commune|Phú Hòa 1
22333|56|ward|Bắc Nha Trang
22366|56|ward|Nha Trang
22390|56|ward|Tây Nha Trang
22402|56|ward|Nam Nha Trang
22411|56|ward|Bắc Cam Ranh
22420|56|ward|Cam Ranh
22423|56|ward|Ba Ngòi
22432|56|ward|Cam Linh
22435|56|commune|Cam Hiệp
22453|56|commune|Cam Lâm
22465|56|commune|Cam An
22480|56|commune|Nam Cam Ranh
22489|56|commune|Vạn Ninh
22498|56|commune|Tu Bông
22504|56|commune|Đại Lãnh
22516|56|commune|Vạn Thắng
22525|56|commune|Vạn Hưng
22528|56|ward|Ninh Hòa
22546|56|commune|Bắc Ninh Hòa
22552|56|commune|Tây Ninh Hòa
22558|56|commune|Hòa Trí
22561|56|ward|Đông Ninh Hòa
22576|56|commune|Tân Định
22591|56|ward|Hòa Thắng
22597|56|commune|Nam Ninh Hòa
22609|56|commune|Khánh Vĩnh
22612|56|commune|Trung Khánh Vĩnh
22615|56|commune|Bắc Khánh Vĩnh
22624|56|commune|Tây Khánh Vĩnh
22648|56|commune|Nam Khánh Vĩnh
22651|56|commune|Diên Khánh
22657|56|commune|Diên Điền
22660|56|commune|Diên Lâm
22672|56|commune|Diên Thọ
22678|56|commune|Diên Lạc
22702|56|commune|Suối Hiệp
22708|56|commune|Suối Dầu
22714|56|commune|Khánh Sơn
22720|56|commune|Tây Khánh Sơn
22732|56|commune|Đông Khánh Sơn
22736|56|specialZone|Trường Sa
22738|56|ward|Đô Vinh
22741|56|ward|Bảo An
22759|56|ward|Phan Rang
22780|56|ward|Đông Hải
22786|56|commune|Bác Ái Tây
22795|56|commune|Bác Ái
22801|56|commune|Bác Ái Đông
22810|56|commune|Ninh Sơn
22813|56|commune|Lâm Sơn
22822|56|commune|Mỹ Sơn
22828|56|commune|Anh Dũng
22834|56|ward|Ninh Chử
22840|56|commune|Công Hải
22846|56|commune|Vĩnh Hải
22849|56|commune|Thuận Bắc
22852|56|commune|Ninh Hải
22861|56|commune|Xuân Hải
22870|56|commune|Ninh Phước
22873|56|commune|Phước Hậu
22888|56|commune|Phước Dinh
22891|56|commune|Phước Hữu
22897|56|commune|Thuận Nam
22900|56|commune|Phước Hà
22909|56|commune|Cà Ná
22918|68|ward|Mũi Né
22924|68|ward|Phú Thủy
22933|68|ward|Hàm Thắng
22945|68|ward|Phan Thiết
22954|68|ward|Tiến Thành
22960|68|ward|Bình Thuận
22963|68|commune|Tuyên Quang
22969|68|commune|Liên Hương
22972|68|commune|Phan Rí Cửa
22978|68|commune|Tuy Phong
22981|68|commune|Vĩnh Hảo
23005|68|commune|Bắc Bình
23008|68|commune|Phan Sơn
23020|68|commune|Hải Ninh
23023|68|commune|Sông Lũy
23032|68|commune|Lương Sơn
23041|68|commune|Hồng Thái
23053|68|commune|Hòa Thắng
23059|68|commune|Hàm Thuận
23065|68|commune|La Dạ
23074|68|commune|Đông Giang
23086|68|commune|Hồng Sơn
23089|68|commune|Hàm Thuận Bắc
23095|68|commune|Hàm Liêm
23110|68|commune|Hàm Thuận Nam
23122|68|commune|Hàm Thạnh
23128|68|commune|Hàm Kiệm
23134|68|commune|Tân Lập
23143|68|commune|Tân Thành
23149|68|commune|Tánh Linh
23152|68|commune|Bắc Ruộng
23158|68|commune|Nghị Đức
23173|68|commune|Đồng Kho
23188|68|commune|Suối Kiết
23191|68|commune|Đức Linh
23194|68|commune|Hoài Đức
23200|68|commune|Nam Thành
23227|68|commune|Trà Tân
23230|68|commune|Tân Minh
23231|68|ward|Phước Hội
23235|68|ward|La Gi
23236|68|commune|Hàm Tân
23246|68|commune|Tân Hải
23266|68|commune|Sơn Mỹ
23272|68|specialZone|Phú Quý
23284|51|ward|Đăk Cấm
23293|51|ward|Kon Tum
23302|51|ward|Đăk Bla
23317|51|commune|Ngọk Bay
23326|51|commune|Ia Chim
23332|51|commune|Đăk Rơ Wa
23341|51|commune|Đăk Pék
23344|51|commune|Đăk Plô
23356|51|commune|Xốp
23365|51|commune|Ngọc Linh
23368|51|commune|Đăk Long
23374|51|commune|Đăk Môn
23377|51|commune|Bờ Y
23383|51|commune|Dục Nông
23392|51|commune|Sa Loong
23401|51|commune|Đăk Tô
23416|51|commune|Đăk Sao
23419|51|commune|Đăk Tờ Kan
23425|51|commune|Tu Mơ Rông
23428|51|commune|Ngọk Tụ
23430|51|commune|Kon Đào
23446|51|commune|Măng Ri
23455|51|commune|Măng Bút
23473|51|commune|Măng Đen
23476|51|commune|Kon Plông
23479|51|commune|Đăk Rve
23485|51|commune|Đăk Kôi
23497|51|commune|Kon Braih
23500|51|commune|Đăk Hà
23504|51|commune|Đăk Pxi
23510|51|commune|Đăk Ui
23512|51|commune|Đăk Mar
23515|51|commune|Ngọk Réo
23527|51|commune|Sa Thầy
23530|51|commune|Rờ Kơi
23534|51|commune|Sa Bình
23535|51|commune|Ia Đal
23536|51|commune|Mô Rai
23538|51|commune|Ia Tơi
23548|51|commune|Ya Ly
23563|52|ward|Diên Hồng
23575|52|ward|Pleiku
23584|52|ward|Thống Nhất
23586|52|ward|Hội Phú
23590|52|commune|Biển Hồ
23602|52|ward|An Phú
23611|52|commune|Gào
23614|52|ward|An Bình
23617|52|ward|An Khê
23629|52|commune|Cửu An
23638|52|commune|Kbang
23644|52|commune|Đak Rong
23647|52|commune|Sơn Lang
23650|52|commune|Krong
23668|52|commune|Tơ Tung
23674|52|commune|Kông Bơ La
23677|52|commune|Đak Đoa
23683|52|commune|Đak Sơmei
23701|52|commune|Kon Gang
23710|52|commune|Ia Băng
23714|52|commune|KDang
23722|52|commune|Chư Păh
23728|52|commune|Ia Khươl
23734|52|commune|Ia Ly
23938|52|commune|Ia Mơ
23749|52|commune|Ia Phí
23764|52|commune|Ia Grai
23767|52|commune|Ia Hrung
23776|52|commune|Ia Krái
23782|52|commune|Ia O
23788|52|commune|Ia Chia
23794|52|commune|Mang Yang
23798|52|commune|Ayun
23799|52|commune|Hra
23812|52|commune|Lơ Pang
23818|52|commune|Kon Chiêng
23824|52|commune|Kông Chro
23830|52|commune|Chư Krey
23833|52|commune|Ya Ma
23839|52|commune|SRó
23842|52|commune|Đăk Song
23851|52|commune|Chơ Long
23857|52|commune|Đức Cơ
23866|52|commune|Ia Krêl
23869|52|commune|Ia Dơk
23872|52|commune|Ia Dom
23881|52|commune|Ia Pnôn
23884|52|commune|Ia Nan
23887|52|commune|Chư Prông
23896|52|commune|Bàu Cạn
23908|52|commune|Ia Tôr
23911|52|commune|Ia Boòng
23917|52|commune|Ia Púch
23926|52|commune|Ia Pia
23935|52|commune|Ia Lâu
23941|52|commune|Chư Sê
23942|52|commune|Chư Pưh
23947|52|commune|Bờ Ngoong
23954|52|commune|Al Bá
23971|52|commune|Ia Hrú
23977|52|commune|Ia Ko
23986|52|commune|Ia Le
23995|52|commune|Đak Pơ
24007|52|commune|Ya Hội
24013|52|commune|Pờ Tó
24022|52|commune|Ia Pa
24028|52|commune|Ia Tul
24043|52|commune|Phú Thiện
24044|52|ward|Ayun Pa
24049|52|commune|Chư A Thai
24061|52|commune|Ia Hiao
24065|52|commune|Ia Rbol
24073|52|commune|Ia Sao
24076|52|commune|Phú Túc
24100|52|commune|Ia Dreh
24109|52|commune|Uar
24112|52|commune|Ia Rsai
24121|66|ward|Tân Lập
24133|66|ward|Buôn Ma Thuột
24154|66|ward|Thành Nhất
24163|66|ward|Tân An
24169|66|ward|Ea Kao
24175|66|commune|Hòa Phú
24181|66|commune|Ea Drăng
24184|66|commune|Ea H''Leo
24187|66|commune|Ea Hiao
24193|66|commune|Ea Wy
24208|66|commune|Ea Khăl
24211|66|commune|Ea Súp
24214|66|commune|Ia Lốp
24217|66|commune|Ea Rốk
24221|66|commune|Ia Rvê
24229|66|commune|Ea Bung
24235|66|commune|Buôn Đôn
24241|66|commune|Ea Wer
24250|66|commune|Ea Nuôl
24259|66|commune|Quảng Phú
24265|66|commune|Ea Kiết
24277|66|commune|Ea Tul
24280|66|commune|Cư M''gar
24286|66|commune|Ea M''Droh
24301|66|commune|Cuôr Đăng
24305|66|ward|Buôn Hồ
24310|66|commune|Krông Búk
24313|66|commune|Cư Pơng
24316|66|commune|Pơng Drang
24328|66|commune|Ea Drông
24340|66|ward|Cư Bao
24343|66|commune|Krông Năng
24346|66|commune|Dliê Ya
24352|66|commune|Tam Giang
24364|66|commune|Phú Xuân
24373|66|commune|Ea Kar
24376|66|commune|Ea Knốp
24400|66|commune|Ea Păl
24403|66|commune|Ea Ô
24406|66|commune|Cư Yang
24412|66|commune|M''Drắk
24415|66|commune|Cư Prao
24433|66|commune|Ea Riêng
24436|66|commune|Cư M''ta
24444|66|commune|Krông Á
24445|66|commune|Ea Trang
24448|66|commune|Krông Bông
24454|66|commune|Dang Kang
24472|66|commune|Hòa Sơn
24478|66|commune|Cư Pui
24484|66|commune|Yang Mao
24490|66|commune|Krông Pắc
24496|66|commune|Ea Kly
24502|66|commune|Ea Phê
24505|66|commune|Ea Knuếc
24526|66|commune|Tân Tiến
24529|66|commune|Vụ Bổn
24538|66|commune|Krông Ana
24540|66|commune|Ea Ning
24544|66|commune|Ea Ktur
24559|66|commune|Ea Na
24561|66|commune|Dray Bhăng
24568|66|commune|Dur Kmăl
24580|66|commune|Liên Sơn Lắk
24595|66|commune|Đắk Liêng
24598|66|commune|Đắk Phơi
24604|66|commune|Krông Nô
24607|66|commune|Nam Ka
24611|68|ward|Bắc Gia Nghĩa
24615|68|ward|Nam Gia Nghĩa
24616|68|commune|Quảng Sơn
24617|68|ward|Đông Gia Nghĩa
24620|68|commune|Quảng Hòa
24631|68|commune|Quảng Khê
24637|68|commune|Tà Đùng
24640|68|commune|Cư Jút
24646|68|commune|Đắk Wil
24649|68|commune|Nam Dong
24664|68|commune|Đức Lập
24670|68|commune|Đắk Mil
24678|68|commune|Đắk Sắk
24682|68|commune|Thuận An
24688|68|commune|Krông Nô
24697|68|commune|Nam Đà
24703|68|commune|Nâm Nung
24712|68|commune|Quảng Phú
24717|68|commune|Đức An
24718|68|commune|Đắk Song
24722|68|commune|Thuận Hạnh
24730|68|commune|Trường Xuân
24733|68|commune|Kiến Đức
24736|68|commune|Quảng Trực
24739|68|commune|Tuy Đức
24748|68|commune|Quảng Tân
24751|68|commune|Nhân Cơ
24760|68|commune|Quảng Tín
24778|68|ward|Lâm Viên - Đà Lạt
24781|68|ward|Xuân Hương - Đà Lạt
24787|68|ward|Cam Ly - Đà Lạt
24805|68|ward|Xuân Trường - Đà Lạt
24820|68|ward|2 Bảo Lộc
24823|68|ward|1 Bảo Lộc
24829|68|ward|B''Lao
24841|68|ward|3 Bảo Lộc
24846|68|ward|Lang Biang - Đà Lạt
24848|68|commune|Lạc Dương
24853|68|commune|Đam Rông 4
24868|68|commune|Nam Ban Lâm Hà
24871|68|commune|Đinh Văn Lâm Hà
24875|68|commune|Đam Rông 3
24877|68|commune|Đam Rông 2
24883|68|commune|Nam Hà Lâm Hà
24886|68|commune|Đam Rông 1
24895|68|commune|Phú Sơn Lâm Hà
24907|68|commune|Phúc Thọ Lâm Hà
24916|68|commune|Tân Hà Lâm Hà
24931|68|commune|Đơn Dương
24934|68|commune|D''Ran
24943|68|commune|Ka Đô
24955|68|commune|Quảng Lập
24958|68|commune|Đức Trọng
24967|68|commune|Hiệp Thạnh
24976|68|commune|Tân Hội
24985|68|commune|Ninh Gia
24988|68|commune|Tà Năng
24991|68|commune|Tà Hine
25000|68|commune|Di Linh
25007|68|commune|Đinh Trang Thượng
25015|68|commune|Gia Hiệp
25018|68|commune|Bảo Thuận
25036|68|commune|Hòa Ninh
25042|68|commune|Hòa Bắc
25051|68|commune|Sơn Điền
25054|68|commune|Bảo Lâm 1
25057|68|commune|Bảo Lâm 5
25063|68|commune|Bảo Lâm 4
25084|68|commune|Bảo Lâm 2
25093|68|commune|Bảo Lâm 3
25099|68|commune|Đạ Huoai
25105|68|commune|Đạ Huoai 2
25114|68|commune|Đạ Huoai 3
25126|68|commune|Đạ Tẻh
25135|68|commune|Đạ Tẻh 3
25138|68|commune|Đạ Tẻh 2
25159|68|commune|Cát Tiên
25162|68|commune|Cát Tiên 3
25180|68|commune|Cát Tiên 2
25195|75|ward|Bình Phước
25210|75|ward|Đồng Xoài
25217|75|ward|Phước Long
25220|75|ward|Phước Bình
25222|75|commune|Bù Gia Mập
25225|75|commune|Đăk Ơ
25231|75|commune|Đa Kia
25246|75|commune|Bình Tân
25252|75|commune|Phú Riềng
25255|75|commune|Long Hà
25261|75|commune|Phú Trung
25267|75|commune|Phú Nghĩa
25270|75|commune|Lộc Ninh
25279|75|commune|Lộc Tấn
25280|75|commune|Lộc Thạnh
25292|75|commune|Lộc Quang
25294|75|commune|Lộc Thành
25303|75|commune|Lộc Hưng
25308|75|commune|Thiện Hưng
25309|75|commune|Hưng Phước
25318|75|commune|Tân Tiến
25326|75|ward|Bình Long
25333|75|ward|An Lộc
25345|75|commune|Tân Hưng
25349|75|commune|Minh Đức
25351|75|commune|Tân Quan
25357|75|commune|Tân Khai
25363|75|commune|Đồng Phú
25378|75|commune|Tân Lợi
25387|75|commune|Thuận Lợi
25390|75|commune|Đồng Tâm
25396|75|commune|Bù Đăng
25399|75|commune|Đak Nhau
25402|75|commune|Thọ Sơn
25405|75|commune|Bom Bo
25417|75|commune|Nghĩa Trung
25420|75|commune|Phước Sơn
25432|75|ward|Chơn Thành
25441|75|ward|Minh Hưng
25450|75|commune|Nha Bích
25459|80|ward|Tân Ninh
25480|80|ward|Bình Minh
25486|80|commune|Tân Biên
25489|80|commune|Tân Lập
25498|80|commune|Thạnh Bình
25510|80|commune|Trà Vong
25516|80|commune|Tân Châu
25522|80|commune|Tân Đông
25525|80|commune|Tân Hội
25531|80|commune|Tân Hòa
25534|80|commune|Tân Thành
25549|80|commune|Tân Phú
25552|80|commune|Dương Minh Châu
25567|80|ward|Ninh Thạnh
25573|80|commune|Cầu Khởi
25579|80|commune|Lộc Ninh
25585|80|commune|Châu Thành
25588|80|commune|Hảo Đước
25591|80|commune|Phước Vinh
25606|80|commune|Hòa Hội
25621|80|commune|Ninh Điền
25630|80|ward|Long Hoa
25633|80|ward|Thanh Điền
25645|80|ward|Hòa Thành
25654|80|ward|Gò Dầu
25657|80|commune|Thạnh Đức
25663|80|commune|Phước Thạnh
25666|80|commune|Truông Mít
25672|80|ward|Gia Lộc
25681|80|commune|Bến Cầu
25684|80|commune|Long Chữ
25702|80|commune|Long Thuận
25708|80|ward|Trảng Bàng
25711|80|commune|Hưng Thuận
25729|80|commune|Phước Chỉ
25732|80|ward|An Tịnh
25747|79|ward|Thủ Dầu Một
25750|79|ward|Phú Lợi
25760|79|ward|Bình Dương
25768|79|ward|Phú An
25771|79|ward|Chánh Hiệp
25777|79|commune|Dầu Tiếng
25780|79|commune|Minh Thạnh
25792|79|commune|Long Hòa
25807|79|commune|Thanh An
25813|79|ward|Bến Cát
25819|79|commune|Trừ Văn Thố
25822|79|commune|Bàu Bàng
25837|79|ward|Chánh Phú Hòa
25840|79|ward|Long Nguyên
25843|79|ward|Tây Nam
25846|79|ward|Thới Hòa
25849|79|ward|Hòa Lợi
25858|79|commune|Phú Giáo
25864|79|commune|Phước Thành
25867|79|commune|An Long
25882|79|commune|Phước Hòa
25888|79|ward|Tân Uyên
25891|79|ward|Tân Khánh
25906|79|commune|Bắc Tân Uyên
25909|79|commune|Thường Tân
25912|79|ward|Vĩnh Tân
25915|79|ward|Bình Cơ
25920|79|ward|Tân Hiệp
25942|79|ward|Dĩ An
25945|79|ward|Tân Đông Hiệp
25951|79|ward|Đông Hòa
25966|79|ward|Lái Thiêu
25969|79|ward|Thuận Giao
25975|79|ward|An Phú
25978|79|ward|Thuận An
25987|79|ward|Bình Hòa
25993|75|ward|Trảng Dài
26005|75|ward|Hố Nai
26017|75|ward|Tam Hiệp
26020|75|ward|Long Bình
26041|75|ward|Trấn Biên
26068|75|ward|Biên Hòa
26080|75|ward|Long Khánh
26089|75|ward|Bình Lộc
26098|75|ward|Bảo Vinh
26104|75|ward|Xuân Lập
26113|75|ward|Hàng Gòn
26116|75|commune|Tân Phú
26119|75|commune|Đak Lua
26122|75|commune|Nam Cát Tiên
26134|75|commune|Tà Lài
26158|75|commune|Phú Lâm
26170|75|commune|Trị An
26173|75|commune|Phú Lý
26179|75|commune|Tân An
26188|75|ward|Tân Triều
26206|75|commune|Định Quán
26209|75|commune|Thanh Sơn
26215|75|commune|Phú Vinh
26221|75|commune|Phú Hòa
26227|75|commune|La Ngà
26248|75|commune|Trảng Bom
26254|75|commune|Bàu Hàm
26278|75|commune|Bình Minh
26281|75|commune|Hưng Thịnh
26296|75|commune|An Viễn
26299|75|commune|Thống Nhất
26311|75|commune|Gia Kiệm
26326|75|commune|Dầu Giây
26332|75|commune|Xuân Quế
26341|75|commune|Cẩm Mỹ
26347|75|commune|Xuân Đường
26359|75|commune|Xuân Đông
26362|75|commune|Sông Ray
26368|75|commune|Long Thành
26374|75|ward|Tam Phước
26377|75|ward|Phước Tân
26380|75|ward|Long Hưng
26383|75|commune|An Phước
26389|75|commune|Bình An
26413|75|commune|Long Phước
26422|75|commune|Phước Thái
26425|75|commune|Xuân Lộc
26428|75|commune|Xuân Bắc
26434|75|commune|Xuân Thành
26446|75|commune|Xuân Hòa
26458|75|commune|Xuân Phú
26461|75|commune|Xuân Định
26485|75|commune|Nhơn Trạch
26491|75|commune|Đại Phước
26503|75|commune|Phước An
26506|79|ward|Vũng Tàu
26526|79|ward|Tam Thắng
26536|79|ward|Rạch Dừa
26542|79|ward|Phước Thắng
26545|79|commune|Long Sơn
26560|79|ward|Bà Rịa
26566|79|ward|Long Hương
26572|79|ward|Tam Long
26575|79|commune|Ngãi Giao
26584|79|commune|Xuân Sơn
26590|79|commune|Bình Giã
26596|79|commune|Châu Đức
26608|79|commune|Kim Long
26617|79|commune|Nghĩa Thành
26620|79|commune|Hồ Tràm
26632|79|commune|Xuyên Mộc
26638|79|commune|Bàu Lâm
26641|79|commune|Hòa Hội
26647|79|commune|Hòa Hiệp
26656|79|commune|Bình Châu
26659|79|commune|Long Điền
26662|79|commune|Long Hải
26680|79|commune|Đất Đỏ
26686|79|commune|Phước Hải
26704|79|ward|Phú Mỹ
26710|79|ward|Tân Hải
26713|79|ward|Tân Phước
26725|79|ward|Tân Thành
26728|79|commune|Châu Pha
26732|79|specialZone|Côn Đảo
26737|79|ward|Tân Định
26740|79|ward|Sài Gòn
26743|79|ward|Bến Thành
26758|79|ward|Cầu Ông Lãnh
26767|79|ward|An Phú Đông
26773|79|ward|Thới An
26782|79|ward|Tân Thới Hiệp
26785|79|ward|Trung Mỹ Tây
26791|79|ward|Đông Hưng Thuận
26800|79|ward|Linh Xuân
26803|79|ward|Tam Bình
26809|79|ward|Hiệp Bình
26824|79|ward|Thủ Đức
26833|79|ward|Long Bình
26842|79|ward|Tăng Nhơn Phú
26848|79|ward|Phước Long
26857|79|ward|Long Phước
26860|79|ward|Long Trường
26876|79|ward|An Nhơn
26878|79|ward|An Hội Đông
26882|79|ward|An Hội Tây
26884|79|ward|Gò Vấp
26890|79|ward|Hạnh Thông
26898|79|ward|Thông Tây Hội
26905|79|ward|Bình Lợi Trung
26911|79|ward|Bình Quới
26929|79|ward|Bình Thạnh
26944|79|ward|Gia Định
26956|79|ward|Thạnh Mỹ Tây
26968|79|ward|Tân Sơn Nhất
26977|79|ward|Tân Sơn Hòa
26983|79|ward|Bảy Hiền
26995|79|ward|Tân Hòa
27004|79|ward|Tân Bình
27007|79|ward|Tân Sơn
27013|79|ward|Tây Thạnh
27019|79|ward|Tân Sơn Nhì
27022|79|ward|Phú Thọ Hòa
27028|79|ward|Phú Thạnh
27031|79|ward|Tân Phú
27043|79|ward|Đức Nhuận
27058|79|ward|Cầu Kiệu
27073|79|ward|Phú Nhuận
27094|79|ward|An Khánh
27097|79|ward|Bình Trưng
27112|79|ward|Cát Lái
27139|79|ward|Xuân Hòa
27142|79|ward|Nhiêu Lộc
27154|79|ward|Bàn Cờ
27163|79|ward|Hòa Hưng
27169|79|ward|Diên Hồng
27190|79|ward|Vườn Lài
27211|79|ward|Hòa Bình
27226|79|ward|Phú Thọ
27232|79|ward|Bình Thới
27238|79|ward|Minh Phụng
27259|79|ward|Xóm Chiếu
27265|79|ward|Khánh Hội
27286|79|ward|Vĩnh Hội
27301|79|ward|Chợ Quán
27316|79|ward|An Đông
27343|79|ward|Chợ Lớn
27349|79|ward|Phú Lâm
27364|79|ward|Bình Phú
27367|79|ward|Bình Tây
27373|79|ward|Bình Tiên
27418|79|ward|Chánh Hưng
27424|79|ward|Bình Đông
27427|79|ward|Phú Định
27439|79|ward|Bình Hưng Hòa
27442|79|ward|Bình Tân
27448|79|ward|Bình Trị Đông
27457|79|ward|Tân Tạo
27460|79|ward|An Lạc
27475|79|ward|Tân Hưng
27478|79|ward|Tân Thuận
27484|79|ward|Phú Thuận
27487|79|ward|Tân Mỹ
27496|79|commune|Tân An Hội
27508|79|commune|An Nhơn Tây
27511|79|commune|Nhuận Đức
27526|79|commune|Thái Mỹ
27541|79|commune|Phú Hòa Đông
27544|79|commune|Bình Mỹ
27553|79|commune|Củ Chi
27559|79|commune|Hóc Môn
27568|79|commune|Đông Thạnh
27577|79|commune|Xuân Thới Sơn
27592|79|commune|Bà Điểm
27595|79|commune|Tân Nhựt
27601|79|commune|Vĩnh Lộc
27604|79|commune|Tân Vĩnh Lộc
27610|79|commune|Bình Lợi
27619|79|commune|Bình Hưng
27628|79|commune|Hưng Long
27637|79|commune|Bình Chánh
27655|79|commune|Nhà Bè
27658|79|commune|Hiệp Phước
27664|79|commune|Cần Giờ
27667|79|commune|Bình Khánh
27673|79|commune|An Thới Đông
27676|79|commune|Thạnh An
27694|80|ward|Long An
27712|80|ward|Tân An
27715|80|ward|Khánh Hậu
27721|80|commune|Tân Hưng
27727|80|commune|Hưng Điền
27736|80|commune|Vĩnh Thạnh
27748|80|commune|Vĩnh Châu
27757|80|commune|Vĩnh Hưng
27763|80|commune|Khánh Hưng
27775|80|commune|Tuyên Bình
27787|80|ward|Kiến Tường
27793|80|commune|Bình Hiệp
27811|80|commune|Bình Hòa
27817|80|commune|Tuyên Thạnh
27823|80|commune|Mộc Hóa
27826|80|commune|Tân Thạnh
27838|80|commune|Nhơn Hòa Lập
27841|80|commune|Hậu Thạnh
27856|80|commune|Nhơn Ninh
27865|80|commune|Thạnh Hóa
27868|80|commune|Bình Thành
27877|80|commune|Thạnh Phước
27889|80|commune|Tân Tây
27898|80|commune|Đông Thành
27907|80|commune|Mỹ Quý
27925|80|commune|Đức Huệ
27931|80|commune|Hậu Nghĩa
27937|80|commune|Đức Hòa
27943|80|commune|An Ninh
27952|80|commune|Hiệp Hòa
27964|80|commune|Đức Lập
27976|80|commune|Mỹ Hạnh
27979|80|commune|Hòa Khánh
27991|80|commune|Bến Lức
27994|80|commune|Thạnh Lợi
28003|80|commune|Lương Hòa
28015|80|commune|Bình Đức
28018|80|commune|Mỹ Yên
28036|80|commune|Thủ Thừa
28051|80|commune|Mỹ Thạnh
28066|80|commune|Mỹ An
28072|80|commune|Tân Long
28075|80|commune|Tân Trụ
28087|80|commune|Nhựt Tảo
28093|80|commune|Vàm Cỏ
28108|80|commune|Cần Đước
28114|80|commune|Rạch Kiến
28126|80|commune|Long Cang
28132|80|commune|Mỹ Lệ
28138|80|commune|Tân Lân
28144|80|commune|Long Hựu
28159|80|commune|Cần Giuộc
28165|80|commune|Phước Lý
28177|80|commune|Mỹ Lộc
28201|80|commune|Phước Vĩnh Tây
28207|80|commune|Tân Tập
28210|80|commune|Tầm Vu
28222|80|commune|Vĩnh Công
28225|80|commune|Thuận Mỹ
28243|80|commune|An Lục Long
28249|82|ward|Đạo Thạnh
28261|82|ward|Mỹ Tho
28270|82|ward|Thới Sơn
28273|82|ward|Mỹ Phong
28285|82|ward|Trung An
28297|82|ward|Long Thuận
28306|82|ward|Gò Công
28315|82|ward|Bình Xuân
28321|82|commune|Tân Phước 1
28327|82|commune|Tân Phước 2
28336|82|commune|Hưng Thạnh
28345|82|commune|Tân Phước 3
28360|82|commune|Cái Bè
28366|82|commune|Hậu Mỹ
28378|82|commune|Mỹ Thiện
28393|82|commune|Hội Cư
28405|82|commune|Mỹ Đức Tây
28414|82|commune|Mỹ Lợi
28426|82|commune|Thanh Hưng
28429|82|commune|An Hữu
28435|82|ward|Mỹ Phước Tây
28436|82|ward|Thanh Hòa
28439|82|ward|Cai Lậy
28444|82|commune|Thạnh Phú
28456|82|commune|Mỹ Thành
28468|82|commune|Tân Phú
28471|82|commune|Bình Phú
28477|82|ward|Nhị Quý
28501|82|commune|Hiệp Đức
28504|82|commune|Long Tiên
28516|82|commune|Ngũ Hiệp
28519|82|commune|Châu Thành
28525|82|commune|Tân Hương
28537|82|commune|Long Hưng
28543|82|commune|Long Định
28564|82|commune|Bình Trưng
28576|82|commune|Vĩnh Kim
28582|82|commune|Kim Sơn
28594|82|commune|Chợ Gạo
28603|82|commune|Mỹ Tịnh An
28615|82|commune|Lương Hòa Lạc
28627|82|commune|Tân Thuận Bình
28633|82|commune|An Thạnh Thủy
28648|82|commune|Bình Ninh
28651|82|commune|Vĩnh Bình
28660|82|commune|Đồng Sơn
28663|82|commune|Phú Thành
28678|82|commune|Vĩnh Hựu
28687|82|commune|Long Bình
28693|82|commune|Tân Thới
28696|82|commune|Tân Phú Đông
28702|82|commune|Tân Hòa
28720|82|commune|Gia Thuận
28723|82|commune|Tân Đông
28729|82|ward|Sơn Qui
28738|82|commune|Tân Điền
28747|82|commune|Gò Công Đông
28756|86|ward|Phú Khương
28777|86|ward|An Hội
28783|86|ward|Sơn Đông
28789|86|ward|Bến Tre
28807|86|commune|Giao Long
28810|86|commune|Phú Túc
28840|86|commune|Tân Phú
28858|86|ward|Phú Tân
28861|86|commune|Tiên Thủy
28870|86|commune|Chợ Lách
28879|86|commune|Phú Phụng
28894|86|commune|Vĩnh Thành
28901|86|commune|Hưng Khánh Trung
28903|86|commune|Mỏ Cày
28915|86|commune|Phước Mỹ Trung
28921|86|commune|Tân Thành Bình
28945|86|commune|Đồng Khởi
28948|86|commune|Nhuận Phú Tân
28957|86|commune|An Định
28969|86|commune|Thành Thới
28981|86|commune|Hương Mỹ
28984|86|commune|Giồng Trôm
28987|86|commune|Lương Hòa
28993|86|commune|Lương Phú
28996|86|commune|Châu Hòa
29020|86|commune|Phước Long
29029|86|commune|Tân Hào
29044|86|commune|Hưng Nhượng
29050|86|commune|Bình Đại
29062|86|commune|Phú Thuận
29077|86|commune|Lộc Thuận
29083|86|commune|Châu Hưng
29089|86|commune|Thạnh Trị
29104|86|commune|Thạnh Phước
29107|86|commune|Thới Thuận
29110|86|commune|Ba Tri
29122|86|commune|Mỹ Chánh Hòa
29125|86|commune|Bảo Thạnh
29137|86|commune|Tân Xuân
29143|86|commune|An Ngãi Trung
29158|86|commune|An Hiệp
29167|86|commune|Tân Thủy
29182|86|commune|Thạnh Phú
29191|86|commune|Quới Điền
29194|86|commune|Đại Điền
29221|86|commune|Thạnh Hải
29224|86|commune|An Qui
29227|86|commune|Thạnh Phong
29242|86|ward|Trà Vinh
29254|86|ward|Nguyệt Hóa
29263|86|ward|Long Đức
29266|86|commune|Càng Long
29275|86|commune|An Trường
29278|86|commune|Tân An
29287|86|commune|Bình Phú
29302|86|commune|Nhị Long
29308|86|commune|Cầu Kè
29317|86|commune|An Phú Tân
29329|86|commune|Phong Thạnh
29335|86|commune|Tam Ngãi
29341|86|commune|Tiểu Cần
29362|86|commune|Hùng Hòa
29365|86|commune|Tập Ngãi
29371|86|commune|Tân Hòa
29374|86|commune|Châu Thành
29386|86|commune|Song Lộc
29398|86|ward|Hòa Thuận
29407|86|commune|Hưng Mỹ
29410|86|commune|Hòa Minh
29413|86|commune|Long Hòa
29416|86|commune|Cầu Ngang
29419|86|commune|Mỹ Long
29431|86|commune|Vinh Kim
29446|86|commune|Nhị Trường
29455|86|commune|Hiệp Mỹ
29461|86|commune|Trà Cú
29467|86|commune|Tập Sơn
29476|86|commune|Lưu Nghiệp Anh
29489|86|commune|Hàm Giang
29491|86|commune|Đại An
29497|86|commune|Đôn Châu
29506|86|commune|Long Hiệp
29512|86|ward|Duyên Hải
29513|86|commune|Long Thành
29516|86|ward|Trường Long Hòa
29518|86|commune|Long Hữu
29530|86|commune|Ngũ Lạc
29533|86|commune|Long Vĩnh
29536|86|commune|Đông Hải
29551|86|ward|Long Châu
29557|86|ward|Phước Hậu
29566|86|ward|Tân Ngãi
29584|86|commune|An Bình
29590|86|ward|Thanh Đức
29593|86|ward|Tân Hạnh
29602|86|commune|Long Hồ
29611|86|commune|Phú Quới
29623|86|commune|Nhơn Phú
29638|86|commune|Bình Phước
29641|86|commune|Cái Nhum
29653|86|commune|Tân Long Hội
29659|86|commune|Trung Thành
29668|86|commune|Quới An
29677|86|commune|Quới Thiện
29683|86|commune|Trung Hiệp
29698|86|commune|Trung Ngãi
29701|86|commune|Hiếu Phụng
29713|86|commune|Hiếu Thành
29719|86|commune|Tam Bình
29728|86|commune|Cái Ngang
29734|86|commune|Hòa Hiệp
29740|86|commune|Song Phú
29767|86|commune|Ngãi Tứ
29770|86|ward|Cái Vồn
29771|86|ward|Bình Minh
29785|86|commune|Tân Lược
29788|86|commune|Mỹ Thuận
29800|86|commune|Tân Quới
29812|86|ward|Đông Thành
29821|86|commune|Trà Ôn
29830|86|commune|Hòa Bình
29836|86|commune|Trà Côn
29845|86|commune|Vĩnh Xuân
29857|86|commune|Lục Sĩ Thành
29869|82|ward|Cao Lãnh
29884|82|ward|Mỹ Ngãi
29888|82|ward|Mỹ Trà
29905|82|ward|Sa Đéc
29926|82|commune|Tân Hồng
29929|82|commune|Tân Hộ Cơ
29938|82|commune|Tân Thành
29944|82|commune|An Phước
29954|82|ward|An Bình
29955|82|ward|Hồng Ngự
29971|82|commune|Thường Phước
29978|82|ward|Thường Lạc
29983|82|commune|Long Khánh
29992|82|commune|Long Phú Thuận
30001|82|commune|Tràm Chim
30010|82|commune|Tam Nông
30019|82|commune|An Hòa
30025|82|commune|Phú Cường
30028|82|commune|An Long
30034|82|commune|Phú Thọ
30037|82|commune|Tháp Mười
30043|82|commune|Phương Thịnh
30046|82|commune|Trường Xuân
30055|82|commune|Mỹ Quí
30061|82|commune|Đốc Binh Kiều
30073|82|commune|Thanh Mỹ
30076|82|commune|Mỹ Thọ
30085|82|commune|Ba Sao
30088|82|commune|Phong Mỹ
30112|82|commune|Mỹ Hiệp
30118|82|commune|Bình Hàng Trung
30130|82|commune|Thanh Bình
30154|82|commune|Tân Long
30157|82|commune|Tân Thạnh
30163|82|commune|Bình Thành
30169|82|commune|Lấp Vò
30178|82|commune|Mỹ An Hưng
30184|82|commune|Tân Khánh Trung
30208|82|commune|Hòa Long
30214|82|commune|Tân Dương
30226|82|commune|Lai Vung
30235|82|commune|Phong Hòa
30244|82|commune|Phú Hựu
30253|82|commune|Tân Nhuận Đông
30259|82|commune|Tân Phú Trung
30292|91|ward|Bình Đức
30301|91|ward|Mỹ Thới
30307|91|ward|Long Xuyên
30313|91|commune|Mỹ Hòa Hưng
30316|91|ward|Châu Đốc
30325|91|ward|Vĩnh Tế
30337|91|commune|An Phú
30341|91|commune|Khánh Bình
30346|91|commune|Nhơn Hội
30352|91|commune|Phú Hữu
30367|91|commune|Vĩnh Hậu
30376|91|ward|Tân Châu
30377|91|ward|Long Phú
30385|91|commune|Vĩnh Xương
30388|91|commune|Tân An
30403|91|commune|Châu Phong
30406|91|commune|Phú Tân
30409|91|commune|Chợ Vàm
30421|91|commune|Phú Lâm
30430|91|commune|Hòa Lạc
30436|91|commune|Phú An
30445|91|commune|Bình Thạnh Đông
30463|91|commune|Châu Phú
30469|91|commune|Mỹ Đức
30478|91|commune|Vĩnh Thạnh Trung
30481|91|commune|Thạnh Mỹ Tây
30487|91|commune|Bình Mỹ
30502|91|ward|Thới Sơn
30505|91|ward|Chi Lăng
30520|91|ward|Tịnh Biên
30526|91|commune|An Cư
30538|91|commune|Núi Cấm
30544|91|commune|Tri Tôn
30547|91|commune|Ba Chúc
30568|91|commune|Vĩnh Gia
30577|91|commune|Ô Lâm
30580|91|commune|Cô Tô
30589|91|commune|An Châu
30595|91|commune|Cần Đăng
30604|91|commune|Vĩnh An
30607|91|commune|Bình Hòa
30619|91|commune|Vĩnh Hanh
30628|91|commune|Chợ Mới
30631|91|commune|Long Điền
30643|91|commune|Cù Lao Giêng
30658|91|commune|Nhơn Mỹ
30664|91|commune|Long Kiến
30673|91|commune|Hội An
30682|91|commune|Thoại Sơn
30685|91|commune|Phú Hòa
30688|91|commune|Óc Eo
30691|91|commune|Tây Phú
30697|91|commune|Vĩnh Trạch
30709|91|commune|Định Mỹ
30742|91|ward|Rạch Giá
30760|91|ward|Vĩnh Thông
30766|91|ward|Tô Châu
30769|91|ward|Hà Tiên
30781|91|commune|Tiên Hải
30787|91|commune|Kiên Lương
30790|91|commune|Hòa Điền
30793|91|commune|Vĩnh Điều
30796|91|commune|Giang Thành
30811|91|commune|Sơn Hải
30814|91|commune|Hòn Nghệ
30817|91|commune|Hòn Đất
30823|91|commune|Bình Sơn
30826|91|commune|Bình Giang
30835|91|commune|Sơn Kiên
30838|91|commune|Mỹ Thuận
30850|91|commune|Tân Hiệp
30856|91|commune|Tân Hội
30874|91|commune|Thạnh Đông
30880|91|commune|Châu Thành
30886|91|commune|Thạnh Lộc
30898|91|commune|Bình An
30904|91|commune|Giồng Riềng
30910|91|commune|Thạnh Hưng
30928|91|commune|Ngọc Chúc
30934|91|commune|Hòa Hưng
30943|91|commune|Long Thạnh
30949|91|commune|Hòa Thuận
30952|91|commune|Gò Quao
30958|91|commune|Định Hòa
30970|91|commune|Vĩnh Hòa Hưng
30982|91|commune|Vĩnh Tuy
30985|91|commune|An Biên
30988|91|commune|Tây Yên
31006|91|commune|Đông Thái
31012|91|commune|Vĩnh Hòa
31018|91|commune|An Minh
31024|91|commune|Đông Hòa
31027|91|commune|U Minh Thượng
31031|91|commune|Tân Thạnh
31036|91|commune|Đông Hưng
31042|91|commune|Vân Khánh
31051|91|commune|Vĩnh Phong
31064|91|commune|Vĩnh Bình
31069|91|commune|Vĩnh Thuận
31078|91|specialZone|Phú Quốc
31105|91|specialZone|Thổ Châu
31108|91|specialZone|Kiên Hải
31120|92|ward|Cái Khế
31135|92|ward|Ninh Kiều
31147|92|ward|Tân An
31150|92|ward|An Bình
31153|92|ward|Ô Môn
31157|92|ward|Thới Long
31162|92|ward|Phước Thới
31168|92|ward|Bình Thủy
31174|92|ward|Thới An Đông
31183|92|ward|Long Tuyền
31186|92|ward|Cái Răng
31201|92|ward|Hưng Phú
31207|92|ward|Thốt Nốt
31213|92|ward|Tân Lộc
31217|92|ward|Trung Nhứt
31228|92|ward|Thuận Hưng
31231|92|commune|Thạnh An
31232|92|commune|Vĩnh Thạnh
31237|92|commune|Vĩnh Trinh
31246|92|commune|Thạnh Quới
31249|92|commune|Thạnh Phú
31255|92|commune|Trung Hưng
31258|92|commune|Thới Lai
31261|92|commune|Cờ Đỏ
31264|92|commune|Thới Hưng
31273|92|commune|Đông Hiệp
31282|92|commune|Đông Thuận
31288|92|commune|Trường Thành
31294|92|commune|Trường Xuân
31299|92|commune|Phong Điền
31309|92|commune|Trường Long
31315|92|commune|Nhơn Ái
31321|92|ward|Vị Thanh
31333|92|ward|Vị Tân
31338|92|commune|Hỏa Lựu
31340|92|ward|Ngã Bảy
31342|92|commune|Tân Hòa
31348|92|commune|Trường Long Tây
31360|92|commune|Thạnh Xuân
31366|92|commune|Châu Thành
31369|92|commune|Đông Phước
31378|92|commune|Phú Hữu
31393|92|commune|Hòa An
31396|92|commune|Hiệp Hưng
31399|92|commune|Tân Bình
31408|92|commune|Thạnh Hòa
31411|92|ward|Đại Thành
31420|92|commune|Phụng Hiệp
31426|92|commune|Phương Bình
31432|92|commune|Tân Phước Hưng
31441|92|commune|Vị Thủy
31453|92|commune|Vĩnh Thuận Đông
31459|92|commune|Vĩnh Tường
31465|92|commune|Vị Thanh 1
31471|92|ward|Long Mỹ
31473|92|ward|Long Bình
31480|92|ward|Long Phú 1
31489|92|commune|Vĩnh Viễn
31492|92|commune|Lương Tâm
31495|92|commune|Xà Phiên
31507|92|ward|Sóc Trăng
31510|92|ward|Phú Lợi
31528|92|commune|Kế Sách
31531|92|commune|An Lạc Thôn
31537|92|commune|Phong Nẫm
31540|92|commune|Thới An Hội
31552|92|commune|Nhơn Mỹ
31561|92|commune|Đại Hải
31567|92|commune|Mỹ Tú
31569|92|commune|Phú Tâm
31570|92|commune|Hồ Đắc Kiện
31579|92|commune|Long Hưng
31582|92|commune|Thuận Hòa
31591|92|commune|Mỹ Hương
31594|92|commune|An Ninh
31603|92|commune|Mỹ Phước
31615|92|commune|An Thạnh
31633|92|commune|Cù Lao Dung
31639|92|commune|Long Phú
31645|92|commune|Đại Ngãi
31654|92|commune|Trường Khánh
31666|92|commune|Tân Thạnh
31673|92|commune|Trần Đề
31675|92|commune|Liêu Tú
31679|92|commune|Lịch Hội Thượng
31684|92|ward|Mỹ Xuyên
31687|92|commune|Tài Văn
31699|92|commune|Thạnh Thới An
31708|92|commune|Nhu Gia
31717|92|commune|Hòa Tú
31723|92|commune|Ngọc Tố
31726|92|commune|Gia Hòa
31732|92|ward|Ngã Năm
31741|92|commune|Tân Long
31753|92|ward|Mỹ Quới
31756|92|commune|Phú Lộc
31759|92|commune|Lâm Tân
31777|92|commune|Vĩnh Lợi
31783|92|ward|Vĩnh Châu
31789|92|ward|Khánh Hòa
31795|92|commune|Vĩnh Hải
31804|92|ward|Vĩnh Phước
31810|92|commune|Lai Hòa
31825|96|ward|Bạc Liêu
31834|96|ward|Vĩnh Trạch
31840|96|ward|Hiệp Thành
31843|96|commune|Hồng Dân
31849|96|commune|Ninh Quới
31858|96|commune|Vĩnh Lộc
31864|96|commune|Ninh Thạnh Lợi
31867|96|commune|Phước Long
31876|96|commune|Vĩnh Phước
31882|96|commune|Vĩnh Thanh
31885|96|commune|Phong Hiệp
31891|96|commune|Hòa Bình
31894|96|commune|Châu Thới
31900|96|commune|Vĩnh Lợi
31906|96|commune|Hưng Hội
31918|96|commune|Vĩnh Mỹ
31927|96|commune|Vĩnh Hậu
31942|96|ward|Giá Rai
31951|96|ward|Láng Tròn
31957|96|commune|Phong Thạnh
31972|96|commune|Gành Hào
31975|96|commune|Đông Hải
31985|96|commune|Long Điền
31988|96|commune|An Trạch
31993|96|commune|Định Thành
32002|96|ward|An Xuyên
32014|96|ward|Lý Văn Lâm
32025|96|ward|Tân Thành
32041|96|ward|Hòa Thành
32044|96|commune|Nguyễn Phích
32047|96|commune|U Minh
32059|96|commune|Khánh An
32062|96|commune|Khánh Lâm
32065|96|commune|Thới Bình
32069|96|commune|Biển Bạch
32071|96|commune|Trí Phải
32083|96|commune|Tân Lộc
32092|96|commune|Hồ Thị Kỷ
32095|96|commune|Trần Văn Thời
32098|96|commune|Sông Đốc
32104|96|commune|Đá Bạc
32110|96|commune|Khánh Bình
32119|96|commune|Khánh Hưng
32128|96|commune|Cái Nước
32134|96|commune|Lương Thế Trân
32137|96|commune|Tân Hưng
32140|96|commune|Hưng Mỹ
32152|96|commune|Đầm Dơi
32155|96|commune|Tạ An Khương
32161|96|commune|Trần Phán
32167|96|commune|Tân Thuận
32182|96|commune|Quách Phẩm
32185|96|commune|Thanh Tùng
32188|96|commune|Tân Tiến
32191|96|commune|Năm Căn
32201|96|commune|Đất Mới
32206|96|commune|Tam Giang
32212|96|commune|Cái Đôi Vàm
32214|96|commune|Phú Mỹ
32218|96|commune|Phú Tân
32227|96|commune|Nguyễn Việt Khái
32236|96|commune|Tân Ân
32244|96|commune|Phan Ngọc Hiển
32248|96|commune|Đất Mũi', E'\n')) AS "line"
)
SELECT '2025', "unit"."code",
  CASE length("unit"."code") WHEN 2 THEN 'province' WHEN 3 THEN 'district' ELSE 'ward' END,
  "unit"."parent", "unit"."kind", "unit"."name", "unit"."full_name",
  ' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(concat_ws(' ', "unit"."full_name", "within"."full_name", "whole"."full_name"), 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')) || ' '
FROM "unit" LEFT JOIN "unit" AS "within" ON "within"."code" = "unit"."parent"
  LEFT JOIN "unit" AS "whole" ON "whole"."code" = "within"."parent";
--> statement-breakpoint
INSERT INTO "places" ("version", "code", "level", "parent_code", "kind", "name", "full_name", "path_words")
WITH "unit" AS MATERIALIZED (
  SELECT split_part("line", '|', 1) AS "code", nullif(split_part("line", '|', 2), '') AS "parent",
    split_part("line", '|', 3) AS "kind", split_part("line", '|', 4) AS "name",
    CASE split_part("line", '|', 3) WHEN 'city' THEN 'Thành phố ' WHEN 'province' THEN 'Tỉnh '
      WHEN 'provincialCity' THEN 'Thành phố ' WHEN 'urbanDistrict' THEN 'Quận ' WHEN 'town' THEN 'Thị xã '
      WHEN 'district' THEN 'Huyện ' WHEN 'ward' THEN 'Phường ' WHEN 'commune' THEN 'Xã '
      WHEN 'township' THEN 'Thị trấn ' ELSE 'Đặc khu ' END || split_part("line", '|', 4) AS "full_name"
  FROM unnest(string_to_array('01||city|Hà Nội
79||city|Hồ Chí Minh
31||city|Hải Phòng
48||city|Đà Nẵng
92||city|Cần Thơ
02||province|Hà Giang
04||province|Cao Bằng
06||province|Bắc Kạn
08||province|Tuyên Quang
10||province|Lào Cai
11||province|Điện Biên
12||province|Lai Châu
14||province|Sơn La
15||province|Yên Bái
17||province|Hòa Bình
19||province|Thái Nguyên
20||province|Lạng Sơn
22||province|Quảng Ninh
24||province|Bắc Giang
25||province|Phú Thọ
26||province|Vĩnh Phúc
27||province|Bắc Ninh
30||province|Hải Dương
33||province|Hưng Yên
34||province|Thái Bình
35||province|Hà Nam
36||province|Nam Định
37||province|Ninh Bình
38||province|Thanh Hóa
40||province|Nghệ An
42||province|Hà Tĩnh
44||province|Quảng Bình
45||province|Quảng Trị
46||province|Thừa Thiên Huế
49||province|Quảng Nam
51||province|Quảng Ngãi
52||province|Bình Định
54||province|Phú Yên
56||province|Khánh Hòa
58||province|Ninh Thuận
60||province|Bình Thuận
62||province|Kon Tum
64||province|Gia Lai
66||province|Đắk Lắk
67||province|Đắk Nông
68||province|Lâm Đồng
70||province|Bình Phước
72||province|Tây Ninh
74||province|Bình Dương
75||province|Đồng Nai
77||province|Bà Rịa - Vũng Tàu
80||province|Long An
82||province|Tiền Giang
83||province|Bến Tre
84||province|Trà Vinh
86||province|Vĩnh Long
87||province|Đồng Tháp
89||province|An Giang
91||province|Kiên Giang
93||province|Hậu Giang
94||province|Sóc Trăng
95||province|Bạc Liêu
96||province|Cà Mau
001|01|urbanDistrict|Ba Đình
002|01|urbanDistrict|Hoàn Kiếm
003|01|urbanDistrict|Tây Hồ
004|01|urbanDistrict|Long Biên
005|01|urbanDistrict|Cầu Giấy
006|01|urbanDistrict|Đống Đa
007|01|urbanDistrict|Hai Bà Trưng
008|01|urbanDistrict|Hoàng Mai
009|01|urbanDistrict|Thanh Xuân
016|01|district|Sóc Sơn
017|01|district|Đông Anh
018|01|district|Gia Lâm
019|01|urbanDistrict|Nam Từ Liêm
020|01|district|Thanh Trì
021|01|urbanDistrict|Bắc Từ Liêm
250|01|district|Mê Linh
268|01|urbanDistrict|Hà Đông
269|01|town|Sơn Tây
271|01|district|Ba Vì
272|01|district|Phúc Thọ
273|01|district|Đan Phượng
274|01|district|Hoài Đức
275|01|district|Quốc Oai
276|01|district|Thạch Thất
277|01|district|Chương Mỹ
278|01|district|Thanh Oai
279|01|district|Thường Tín
280|01|district|Phú Xuyên
281|01|district|Ứng Hòa
282|01|district|Mỹ Đức
024|02|provincialCity|Hà Giang
026|02|district|Đồng Văn
027|02|district|Mèo Vạc
028|02|district|Yên Minh
029|02|district|Quản Bạ
030|02|district|Vị Xuyên
031|02|district|Bắc Mê
032|02|district|Hoàng Su Phì
033|02|district|Xín Mần
034|02|district|Bắc Quang
035|02|district|Quang Bình
040|04|provincialCity|Cao Bằng
042|04|district|Bảo Lâm
043|04|district|Bảo Lạc
045|04|district|Hà Quảng
047|04|district|Trùng Khánh
048|04|district|Hạ Lang
049|04|district|Quảng Hòa
051|04|district|Hòa An
052|04|district|Nguyên Bình
053|04|district|Thạch An
058|06|provincialCity|Bắc Kạn
060|06|district|Pác Nặm
061|06|district|Ba Bể
062|06|district|Ngân Sơn
063|06|district|Bạch Thông
064|06|district|Chợ Đồn
065|06|district|Chợ Mới
066|06|district|Na Rì
070|08|provincialCity|Tuyên Quang
071|08|district|Lâm Bình
072|08|district|Na Hang
073|08|district|Chiêm Hóa
074|08|district|Hàm Yên
075|08|district|Yên Sơn
076|08|district|Sơn Dương
080|10|provincialCity|Lào Cai
082|10|district|Bát Xát
083|10|district|Mường Khương
084|10|district|Si Ma Cai
085|10|district|Bắc Hà
086|10|district|Bảo Thắng
087|10|district|Bảo Yên
088|10|town|Sa Pa
089|10|district|Văn Bàn
094|11|provincialCity|Điện Biên Phủ
095|11|town|Mường Lay
096|11|district|Mường Nhé
097|11|district|Mường Chà
098|11|district|Tủa Chùa
099|11|district|Tuần Giáo
100|11|district|Điện Biên
101|11|district|Điện Biên Đông
102|11|district|Mường Ảng
103|11|district|Nậm Pồ
105|12|provincialCity|Lai Châu
106|12|district|Tam Đường
107|12|district|Mường Tè
108|12|district|Sìn Hồ
109|12|district|Phong Thổ
110|12|district|Than Uyên
111|12|district|Tân Uyên
112|12|district|Nậm Nhùn
116|14|provincialCity|Sơn La
118|14|district|Quỳnh Nhai
119|14|district|Thuận Châu
120|14|district|Mường La
121|14|district|Bắc Yên
122|14|district|Phù Yên
123|14|district|Mộc Châu
124|14|district|Yên Châu
125|14|district|Mai Sơn
126|14|district|Sông Mã
127|14|district|Sốp Cộp
128|14|district|Vân Hồ
132|15|provincialCity|Yên Bái
133|15|town|Nghĩa Lộ
135|15|district|Lục Yên
136|15|district|Văn Yên
137|15|district|Mù Căng Chải
138|15|district|Trấn Yên
139|15|district|Trạm Tấu
140|15|district|Văn Chấn
141|15|district|Yên Bình
148|17|provincialCity|Hòa Bình
150|17|district|Đà Bắc
152|17|district|Lương Sơn
153|17|district|Kim Bôi
154|17|district|Cao Phong
155|17|district|Tân Lạc
156|17|district|Mai Châu
157|17|district|Lạc Sơn
158|17|district|Yên Thủy
159|17|district|Lạc Thủy
164|19|provincialCity|Thái Nguyên
165|19|provincialCity|Sông Công
167|19|district|Định Hóa
168|19|district|Phú Lương
169|19|district|Đồng Hỷ
170|19|district|Võ Nhai
171|19|district|Đại Từ
172|19|provincialCity|Phổ Yên
173|19|district|Phú Bình
178|20|provincialCity|Lạng Sơn
180|20|district|Tràng Định
181|20|district|Bình Gia
182|20|district|Văn Lãng
183|20|district|Cao Lộc
184|20|district|Văn Quan
185|20|district|Bắc Sơn
186|20|district|Hữu Lũng
187|20|district|Chi Lăng
188|20|district|Lộc Bình
189|20|district|Đình Lập
193|22|provincialCity|Hạ Long
194|22|provincialCity|Móng Cái
195|22|provincialCity|Cẩm Phả
196|22|provincialCity|Uông Bí
198|22|district|Bình Liêu
199|22|district|Tiên Yên
200|22|district|Đầm Hà
201|22|district|Hải Hà
202|22|district|Ba Chẽ
203|22|district|Vân Đồn
205|22|provincialCity|Đông Triều
206|22|town|Quảng Yên
207|22|district|Cô Tô
213|24|provincialCity|Bắc Giang
215|24|district|Yên Thế
216|24|district|Tân Yên
217|24|district|Lạng Giang
218|24|district|Lục Nam
219|24|district|Lục Ngạn
220|24|district|Sơn Động
222|24|town|Việt Yên
223|24|district|Hiệp Hòa
224|24|town|Chũ
227|25|provincialCity|Việt Trì
228|25|town|Phú Thọ
230|25|district|Đoan Hùng
231|25|district|Hạ Hòa
232|25|district|Thanh Ba
233|25|district|Phù Ninh
234|25|district|Yên Lập
235|25|district|Cẩm Khê
236|25|district|Tam Nông
237|25|district|Lâm Thao
238|25|district|Thanh Sơn
239|25|district|Thanh Thủy
240|25|district|Tân Sơn
243|26|provincialCity|Vĩnh Yên
244|26|provincialCity|Phúc Yên
246|26|district|Lập Thạch
247|26|district|Tam Dương
248|26|district|Tam Đảo
249|26|district|Bình Xuyên
251|26|district|Yên Lạc
252|26|district|Vĩnh Tường
253|26|district|Sông Lô
256|27|provincialCity|Bắc Ninh
258|27|district|Yên Phong
259|27|town|Quế Võ
260|27|district|Tiên Du
261|27|provincialCity|Từ Sơn
262|27|town|Thuận Thành
263|27|district|Gia Bình
264|27|district|Lương Tài
288|30|provincialCity|Hải Dương
290|30|provincialCity|Chí Linh
291|30|district|Nam Sách
292|30|town|Kinh Môn
293|30|district|Kim Thành
294|30|district|Thanh Hà
295|30|district|Cẩm Giàng
296|30|district|Bình Giang
297|30|district|Gia Lộc
298|30|district|Tứ Kỳ
299|30|district|Ninh Giang
300|30|district|Thanh Miện
303|31|urbanDistrict|Hồng Bàng
304|31|urbanDistrict|Ngô Quyền
305|31|urbanDistrict|Lê Chân
306|31|urbanDistrict|Hải An
307|31|urbanDistrict|Kiến An
308|31|urbanDistrict|Đồ Sơn
309|31|urbanDistrict|Dương Kinh
311|31|provincialCity|Thủy Nguyên
312|31|urbanDistrict|An Dương
313|31|district|An Lão
314|31|district|Kiến Thụy
315|31|district|Tiên Lãng
316|31|district|Vĩnh Bảo
317|31|district|Cát Hải
318|31|district|Bạch Long Vĩ
323|33|provincialCity|Hưng Yên
325|33|district|Văn Lâm
326|33|district|Văn Giang
327|33|district|Yên Mỹ
328|33|town|Mỹ Hào
329|33|district|Ân Thi
330|33|district|Khoái Châu
331|33|district|Kim Động
332|33|district|Tiên Lữ
333|33|district|Phù Cừ
336|34|provincialCity|Thái Bình
338|34|district|Quỳnh Phụ
339|34|district|Hưng Hà
340|34|district|Đông Hưng
341|34|district|Thái Thụy
342|34|district|Tiền Hải
343|34|district|Kiến Xương
344|34|district|Vũ Thư
347|35|provincialCity|Phủ Lý
349|35|town|Duy Tiên
350|35|town|Kim Bảng
351|35|district|Thanh Liêm
352|35|district|Bình Lục
353|35|district|Lý Nhân
356|36|provincialCity|Nam Định
359|36|district|Vụ Bản
360|36|district|Ý Yên
361|36|district|Nghĩa Hưng
362|36|district|Nam Trực
363|36|district|Trực Ninh
364|36|district|Xuân Trường
365|36|district|Giao Thủy
366|36|district|Hải Hậu
370|37|provincialCity|Tam Điệp
372|37|district|Nho Quan
373|37|district|Gia Viễn
374|37|provincialCity|Hoa Lư
375|37|district|Yên Khánh
376|37|district|Kim Sơn
377|37|district|Yên Mô
380|38|provincialCity|Thanh Hóa
381|38|town|Bỉm Sơn
382|38|provincialCity|Sầm Sơn
384|38|district|Mường Lát
385|38|district|Quan Hóa
386|38|district|Bá Thước
387|38|district|Quan Sơn
388|38|district|Lang Chánh
389|38|district|Ngọc Lặc
390|38|district|Cẩm Thủy
391|38|district|Thạch Thành
392|38|district|Hà Trung
393|38|district|Vĩnh Lộc
394|38|district|Yên Định
395|38|district|Thọ Xuân
396|38|district|Thường Xuân
397|38|district|Triệu Sơn
398|38|district|Thiệu Hóa
399|38|district|Hoằng Hóa
400|38|district|Hậu Lộc
401|38|district|Nga Sơn
402|38|district|Như Xuân
403|38|district|Như Thanh
404|38|district|Nông Cống
406|38|district|Quảng Xương
407|38|town|Nghi Sơn
412|40|provincialCity|Vinh
414|40|town|Thái Hòa
415|40|district|Quế Phong
416|40|district|Quỳ Châu
417|40|district|Kỳ Sơn
418|40|district|Tương Dương
419|40|district|Nghĩa Đàn
420|40|district|Quỳ Hợp
421|40|district|Quỳnh Lưu
422|40|district|Con Cuông
423|40|district|Tân Kỳ
424|40|district|Anh Sơn
425|40|district|Diễn Châu
426|40|district|Yên Thành
427|40|district|Đô Lương
428|40|district|Thanh Chương
429|40|district|Nghi Lộc
430|40|district|Nam Đàn
431|40|district|Hưng Nguyên
432|40|town|Hoàng Mai
436|42|provincialCity|Hà Tĩnh
437|42|town|Hồng Lĩnh
439|42|district|Hương Sơn
440|42|district|Đức Thọ
441|42|district|Vũ Quang
442|42|district|Nghi Xuân
443|42|district|Can Lộc
444|42|district|Hương Khê
445|42|district|Thạch Hà
446|42|district|Cẩm Xuyên
447|42|district|Kỳ Anh
449|42|town|Kỳ Anh
450|44|provincialCity|Đồng Hới
452|44|district|Minh Hóa
453|44|district|Tuyên Hóa
454|44|district|Quảng Trạch
455|44|district|Bố Trạch
456|44|district|Quảng Ninh
457|44|district|Lệ Thủy
458|44|town|Ba Đồn
461|45|provincialCity|Đông Hà
462|45|town|Quảng Trị
464|45|district|Vĩnh Linh
465|45|district|Hướng Hóa
466|45|district|Gio Linh
467|45|district|Đa Krông
468|45|district|Cam Lộ
469|45|district|Triệu Phong
470|45|district|Hải Lăng
471|45|district|Cồn Cỏ
474|46|urbanDistrict|Thuận Hóa
475|46|urbanDistrict|Phú Xuân
476|46|town|Phong Điền
477|46|district|Quảng Điền
478|46|district|Phú Vang
479|46|town|Hương Thủy
480|46|town|Hương Trà
481|46|district|A Lưới
482|46|district|Phú Lộc
490|48|urbanDistrict|Liên Chiểu
491|48|urbanDistrict|Thanh Khê
492|48|urbanDistrict|Hải Châu
493|48|urbanDistrict|Sơn Trà
494|48|urbanDistrict|Ngũ Hành Sơn
495|48|urbanDistrict|Cẩm Lệ
497|48|district|Hòa Vang
498|48|district|Hoàng Sa
502|49|provincialCity|Tam Kỳ
503|49|provincialCity|Hội An
504|49|district|Tây Giang
505|49|district|Đông Giang
506|49|district|Đại Lộc
507|49|town|Điện Bàn
508|49|district|Duy Xuyên
509|49|district|Quế Sơn
510|49|district|Nam Giang
511|49|district|Phước Sơn
512|49|district|Hiệp Đức
513|49|district|Thăng Bình
514|49|district|Tiên Phước
515|49|district|Bắc Trà My
516|49|district|Nam Trà My
517|49|district|Núi Thành
518|49|district|Phú Ninh
522|51|provincialCity|Quảng Ngãi
524|51|district|Bình Sơn
525|51|district|Trà Bồng
527|51|district|Sơn Tịnh
528|51|district|Tư Nghĩa
529|51|district|Sơn Hà
530|51|district|Sơn Tây
531|51|district|Minh Long
532|51|district|Nghĩa Hành
533|51|district|Mộ Đức
534|51|town|Đức Phổ
535|51|district|Ba Tơ
536|51|district|Lý Sơn
540|52|provincialCity|Quy Nhơn
542|52|district|An Lão
543|52|town|Hoài Nhơn
544|52|district|Hoài Ân
545|52|district|Phù Mỹ
546|52|district|Vĩnh Thạnh
547|52|district|Tây Sơn
548|52|district|Phù Cát
549|52|town|An Nhơn
550|52|district|Tuy Phước
551|52|district|Vân Canh
555|54|provincialCity|Tuy Hòa
557|54|town|Sông Cầu
558|54|district|Đồng Xuân
559|54|district|Tuy An
560|54|district|Sơn Hòa
561|54|district|Sông Hinh
562|54|district|Tây Hòa
563|54|district|Phú Hòa
564|54|town|Đông Hòa
568|56|provincialCity|Nha Trang
569|56|provincialCity|Cam Ranh
570|56|district|Cam Lâm
571|56|district|Vạn Ninh
572|56|town|Ninh Hòa
573|56|district|Khánh Vĩnh
574|56|district|Diên Khánh
575|56|district|Khánh Sơn
576|56|district|Trường Sa
582|58|provincialCity|Phan Rang-Tháp Chàm
584|58|district|Bác Ái
585|58|district|Ninh Sơn
586|58|district|Ninh Hải
587|58|district|Ninh Phước
588|58|district|Thuận Bắc
589|58|district|Thuận Nam
593|60|provincialCity|Phan Thiết
594|60|town|La Gi
595|60|district|Tuy Phong
596|60|district|Bắc Bình
597|60|district|Hàm Thuận Bắc
598|60|district|Hàm Thuận Nam
599|60|district|Tánh Linh
600|60|district|Đức Linh
601|60|district|Hàm Tân
602|60|district|Phú Quí
608|62|provincialCity|Kon Tum
610|62|district|Đắk Glei
611|62|district|Ngọc Hồi
612|62|district|Đắk Tô
613|62|district|Kon Plông
614|62|district|Kon Rẫy
615|62|district|Đắk Hà
616|62|district|Sa Thầy
617|62|district|Tu Mơ Rông
618|62|district|Ia H''Drai
622|64|provincialCity|Pleiku
623|64|town|An Khê
624|64|town|Ayun Pa
625|64|district|KBang
626|64|district|Đăk Đoa
627|64|district|Chư Păh
628|64|district|Ia Grai
629|64|district|Mang Yang
630|64|district|Kông Chro
631|64|district|Đức Cơ
632|64|district|Chư Prông
633|64|district|Chư Sê
634|64|district|Đăk Pơ
635|64|district|Ia Pa
637|64|district|Krông Pa
638|64|district|Phú Thiện
639|64|district|Chư Pưh
643|66|provincialCity|Buôn Ma Thuột
644|66|town|Buôn Hồ
645|66|district|Ea H''leo
646|66|district|Ea Súp
647|66|district|Buôn Đôn
648|66|district|Cư M''gar
649|66|district|Krông Búk
650|66|district|Krông Năng
651|66|district|Ea Kar
652|66|district|M''Đrắk
653|66|district|Krông Bông
654|66|district|Krông Pắc
655|66|district|Krông A Na
656|66|district|Lắk
657|66|district|Cư Kuin
660|67|provincialCity|Gia Nghĩa
661|67|district|Đăk Glong
662|67|district|Cư Jút
663|67|district|Đắk Mil
664|67|district|Krông Nô
665|67|district|Đắk Song
666|67|district|Đắk R''Lấp
667|67|district|Tuy Đức
672|68|provincialCity|Đà Lạt
673|68|provincialCity|Bảo Lộc
674|68|district|Đam Rông
675|68|district|Lạc Dương
676|68|district|Lâm Hà
677|68|district|Đơn Dương
678|68|district|Đức Trọng
679|68|district|Di Linh
680|68|district|Bảo Lâm
682|68|district|Đạ Huoai
688|70|town|Phước Long
689|70|provincialCity|Đồng Xoài
690|70|town|Bình Long
691|70|district|Bù Gia Mập
692|70|district|Lộc Ninh
693|70|district|Bù Đốp
694|70|district|Hớn Quản
695|70|district|Đồng Phú
696|70|district|Bù Đăng
697|70|town|Chơn Thành
698|70|district|Phú Riềng
703|72|provincialCity|Tây Ninh
705|72|district|Tân Biên
706|72|district|Tân Châu
707|72|district|Dương Minh Châu
708|72|district|Châu Thành
709|72|town|Hòa Thành
710|72|district|Gò Dầu
711|72|district|Bến Cầu
712|72|town|Trảng Bàng
718|74|provincialCity|Thủ Dầu Một
719|74|district|Bàu Bàng
720|74|district|Dầu Tiếng
721|74|provincialCity|Bến Cát
722|74|district|Phú Giáo
723|74|provincialCity|Tân Uyên
724|74|provincialCity|Dĩ An
725|74|provincialCity|Thuận An
726|74|district|Bắc Tân Uyên
731|75|provincialCity|Biên Hòa
732|75|provincialCity|Long Khánh
734|75|district|Tân Phú
735|75|district|Vĩnh Cửu
736|75|district|Định Quán
737|75|district|Trảng Bom
738|75|district|Thống Nhất
739|75|district|Cẩm Mỹ
740|75|district|Long Thành
741|75|district|Xuân Lộc
742|75|district|Nhơn Trạch
747|77|provincialCity|Vũng Tàu
748|77|provincialCity|Bà Rịa
750|77|district|Châu Đức
751|77|district|Xuyên Mộc
753|77|district|Long Đất
754|77|town|Phú Mỹ
755|77|district|Côn Đảo
760|79|urbanDistrict|1
761|79|urbanDistrict|12
764|79|urbanDistrict|Gò Vấp
765|79|urbanDistrict|Bình Thạnh
766|79|urbanDistrict|Tân Bình
767|79|urbanDistrict|Tân Phú
768|79|urbanDistrict|Phú Nhuận
769|79|provincialCity|Thủ Đức
770|79|urbanDistrict|3
771|79|urbanDistrict|10
772|79|urbanDistrict|11
773|79|urbanDistrict|4
774|79|urbanDistrict|5
775|79|urbanDistrict|6
776|79|urbanDistrict|8
777|79|urbanDistrict|Bình Tân
778|79|urbanDistrict|7
783|79|district|Củ Chi
784|79|district|Hóc Môn
785|79|district|Bình Chánh
786|79|district|Nhà Bè
787|79|district|Cần Giờ
794|80|provincialCity|Tân An
795|80|town|Kiến Tường
796|80|district|Tân Hưng
797|80|district|Vĩnh Hưng
798|80|district|Mộc Hóa
799|80|district|Tân Thạnh
800|80|district|Thạnh Hóa
801|80|district|Đức Huệ
802|80|district|Đức Hòa
803|80|district|Bến Lức
804|80|district|Thủ Thừa
805|80|district|Tân Trụ
806|80|district|Cần Đước
807|80|district|Cần Giuộc
808|80|district|Châu Thành
815|82|provincialCity|Mỹ Tho
816|82|provincialCity|Gò Công
817|82|town|Cai Lậy
818|82|district|Tân Phước
819|82|district|Cái Bè
820|82|district|Cai Lậy
821|82|district|Châu Thành
822|82|district|Chợ Gạo
823|82|district|Gò Công Tây
824|82|district|Gò Công Đông
825|82|district|Tân Phú Đông
829|83|provincialCity|Bến Tre
831|83|district|Châu Thành
832|83|district|Chợ Lách
833|83|district|Mỏ Cày Nam
834|83|district|Giồng Trôm
835|83|district|Bình Đại
836|83|district|Ba Tri
837|83|district|Thạnh Phú
838|83|district|Mỏ Cày Bắc
842|84|provincialCity|Trà Vinh
844|84|district|Càng Long
845|84|district|Cầu Kè
846|84|district|Tiểu Cần
847|84|district|Châu Thành
848|84|district|Cầu Ngang
849|84|district|Trà Cú
850|84|district|Duyên Hải
851|84|town|Duyên Hải
855|86|provincialCity|Vĩnh Long
857|86|district|Long Hồ
858|86|district|Mang Thít
859|86|district|Vũng Liêm
860|86|district|Tam Bình
861|86|town|Bình Minh
862|86|district|Trà Ôn
863|86|district|Bình Tân
866|87|provincialCity|Cao Lãnh
867|87|provincialCity|Sa Đéc
868|87|provincialCity|Hồng Ngự
869|87|district|Tân Hồng
870|87|district|Hồng Ngự
871|87|district|Tam Nông
872|87|district|Tháp Mười
873|87|district|Cao Lãnh
874|87|district|Thanh Bình
875|87|district|Lấp Vò
876|87|district|Lai Vung
877|87|district|Châu Thành
883|89|provincialCity|Long Xuyên
884|89|provincialCity|Châu Đốc
886|89|district|An Phú
887|89|town|Tân Châu
888|89|district|Phú Tân
889|89|district|Châu Phú
890|89|town|Tịnh Biên
891|89|district|Tri Tôn
892|89|district|Châu Thành
893|89|district|Chợ Mới
894|89|district|Thoại Sơn
899|91|provincialCity|Rạch Giá
900|91|provincialCity|Hà Tiên
902|91|district|Kiên Lương
903|91|district|Hòn Đất
904|91|district|Tân Hiệp
905|91|district|Châu Thành
906|91|district|Giồng Riềng
907|91|district|Gò Quao
908|91|district|An Biên
909|91|district|An Minh
910|91|district|Vĩnh Thuận
911|91|provincialCity|Phú Quốc
912|91|district|Kiên Hải
913|91|district|U Minh Thượng
914|91|district|Giang Thành
916|92|urbanDistrict|Ninh Kiều
917|92|urbanDistrict|Ô Môn
918|92|urbanDistrict|Bình Thủy
919|92|urbanDistrict|Cái Răng
923|92|urbanDistrict|Thốt Nốt
924|92|district|Vĩnh Thạnh
925|92|district|Cờ Đỏ
926|92|district|Phong Điền
927|92|district|Thới Lai
930|93|provincialCity|Vị Thanh
931|93|provincialCity|Ngã Bảy
932|93|district|Châu Thành A
933|93|district|Châu Thành
934|93|district|Phụng Hiệp
935|93|district|Vị Thủy
936|93|district|Long Mỹ
937|93|town|Long Mỹ
941|94|provincialCity|Sóc Trăng
942|94|district|Châu Thành
943|94|district|Kế Sách
944|94|district|Mỹ Tú
945|94|district|Cù Lao Dung
946|94|district|Long Phú
947|94|district|Mỹ Xuyên
948|94|town|Ngã Năm
949|94|district|Thạnh Trị
950|94|town|Vĩnh Châu
951|94|district|Trần Đề
954|95|provincialCity|Bạc Liêu
956|95|district|Hồng Dân
957|95|district|Phước Long
958|95|district|Vĩnh Lợi
959|95|town|Giá Rai
960|95|district|Đông Hải
961|95|district|Hòa Bình
964|96|provincialCity|Cà Mau
966|96|district|U Minh
967|96|district|Thới Bình
968|96|district|Trần Văn Thời
969|96|district|Cái Nước
970|96|district|Đầm Dơi
971|96|district|Năm Căn
972|96|district|Phú Tân
973|96|district|Ngọc Hiển
00001|001|ward|Phúc Xá
00004|001|ward|Trúc Bạch
00006|001|ward|Vĩnh Phúc
00007|001|ward|Cống Vị
00008|001|ward|Liễu Giai
00013|001|ward|Quán Thánh
00016|001|ward|Ngọc Hà
00019|001|ward|Điện Biên
00022|001|ward|Đội Cấn
00025|001|ward|Ngọc Khánh
00028|001|ward|Kim Mã
00031|001|ward|Giảng Võ
00034|001|ward|Thành Công
00037|002|ward|Phúc Tân
00040|002|ward|Đồng Xuân
00043|002|ward|Hàng Mã
00046|002|ward|Hàng Buồm
00049|002|ward|Hàng Đào
00052|002|ward|Hàng Bồ
00055|002|ward|Cửa Đông
00058|002|ward|Lý Thái Tổ
00061|002|ward|Hàng Bạc
00064|002|ward|Hàng Gai
00067|002|ward|Chương Dương
00070|002|ward|Hàng Trống
00073|002|ward|Cửa Nam
00076|002|ward|Hàng Bông
00079|002|ward|Tràng Tiền
00082|002|ward|Trần Hưng Đạo
00085|002|ward|Phan Chu Trinh
00088|002|ward|Hàng Bài
00091|003|ward|Phú Thượng
00094|003|ward|Nhật Tân
00097|003|ward|Tứ Liên
00100|003|ward|Quảng An
00103|003|ward|Xuân La
00106|003|ward|Yên Phụ
00109|003|ward|Bưởi
00112|003|ward|Thụy Khuê
00115|004|ward|Thượng Thanh
00118|004|ward|Ngọc Thụy
00121|004|ward|Giang Biên
00124|004|ward|Đức Giang
00127|004|ward|Việt Hưng
00130|004|ward|Gia Thụy
00133|004|ward|Ngọc Lâm
00136|004|ward|Phúc Lợi
00139|004|ward|Bồ Đề
00145|004|ward|Long Biên
00148|004|ward|Thạch Bàn
00151|004|ward|Phúc Đồng
00154|004|ward|Cự Khối
00157|005|ward|Nghĩa Đô
00160|005|ward|Nghĩa Tân
00163|005|ward|Mai Dịch
00166|005|ward|Dịch Vọng
00167|005|ward|Dịch Vọng Hậu
00169|005|ward|Quan Hoa
00172|005|ward|Yên Hòa
00175|005|ward|Trung Hòa
00178|006|ward|Cát Linh
00181|006|ward|Văn Miếu - Quốc Tử Giám
00187|006|ward|Láng Thượng
00190|006|ward|Ô Chợ Dừa
00193|006|ward|Văn Chương
00196|006|ward|Hàng Bột
00199|006|ward|Láng Hạ
00202|006|ward|Khâm Thiên
00205|006|ward|Thổ Quan
00208|006|ward|Nam Đồng
00214|006|ward|Quang Trung
00217|006|ward|Trung Liệt
00226|006|ward|Phương Liên - Trung Tự
00229|006|ward|Kim Liên
00232|006|ward|Phương Mai
00235|006|ward|Thịnh Quang
00238|006|ward|Khương Thượng
00241|007|ward|Nguyễn Du
00244|007|ward|Bạch Đằng
00247|007|ward|Phạm Đình Hổ
00256|007|ward|Lê Đại Hành
00259|007|ward|Đồng Nhân
00262|007|ward|Phố Huế
00268|007|ward|Thanh Lương
00271|007|ward|Thanh Nhàn
00277|007|ward|Bách Khoa
00280|007|ward|Đồng Tâm
00283|007|ward|Vĩnh Tuy
00289|007|ward|Quỳnh Mai
00292|007|ward|Bạch Mai
00295|007|ward|Minh Khai
00298|007|ward|Trương Định
00301|008|ward|Thanh Trì
00304|008|ward|Vĩnh Hưng
00307|008|ward|Định Công
00310|008|ward|Mai Động
00313|008|ward|Tương Mai
00316|008|ward|Đại Kim
00319|008|ward|Tân Mai
00322|008|ward|Hoàng Văn Thụ
00325|008|ward|Giáp Bát
00328|008|ward|Lĩnh Nam
00331|008|ward|Thịnh Liệt
00334|008|ward|Trần Phú
00337|008|ward|Hoàng Liệt
00340|008|ward|Yên Sở
00343|009|ward|Nhân Chính
00346|009|ward|Thượng Đình
00349|009|ward|Khương Trung
00352|009|ward|Khương Mai
00355|009|ward|Thanh Xuân Trung
00358|009|ward|Phương Liệt
00364|009|ward|Khương Đình
00367|009|ward|Thanh Xuân Bắc
00373|009|ward|Hạ Đình
00376|016|township|Sóc Sơn
00379|016|commune|Bắc Sơn
00382|016|commune|Minh Trí
00385|016|commune|Hồng Kỳ
00388|016|commune|Nam Sơn
00391|016|commune|Trung Giã
00394|016|commune|Tân Hưng
00397|016|commune|Minh Phú
00400|016|commune|Phù Linh
00403|016|commune|Bắc Phú
00406|016|commune|Tân Minh
00409|016|commune|Quang Tiến
00412|016|commune|Hiền Ninh
00415|016|commune|Tân Dân
00418|016|commune|Tiên Dược
00421|016|commune|Việt Long
00424|016|commune|Xuân Giang
00427|016|commune|Mai Đình
00430|016|commune|Đức Hòa
00433|016|commune|Thanh Xuân
00436|016|commune|Đông Xuân
00439|016|commune|Kim Lũ
00442|016|commune|Phú Cường
00445|016|commune|Phú Minh
00448|016|commune|Phù Lỗ
00451|016|commune|Xuân Thu
00454|017|township|Đông Anh
00457|017|commune|Xuân Nộn
00460|017|commune|Thụy Lâm
00463|017|commune|Bắc Hồng
00466|017|commune|Nguyên Khê
00469|017|commune|Nam Hồng
00472|017|commune|Tiên Dương
00475|017|commune|Vân Hà
00478|017|commune|Uy Nỗ
00481|017|commune|Vân Nội
00484|017|commune|Liên Hà
00487|017|commune|Việt Hùng
00490|017|commune|Kim Nỗ
00493|017|commune|Kim Chung
00496|017|commune|Dục Tú
00499|017|commune|Đại Mạch
00502|017|commune|Vĩnh Ngọc
00505|017|commune|Cổ Loa
00508|017|commune|Hải Bối
00511|017|commune|Xuân Canh
00514|017|commune|Võng La
00517|017|commune|Tàm Xá
00520|017|commune|Mai Lâm
00523|017|commune|Đông Hội
00526|018|township|Yên Viên
00529|018|commune|Yên Thường
00532|018|commune|Yên Viên
00535|018|commune|Ninh Hiệp
00541|018|commune|Thiên Đức
00544|018|commune|Phù Đổng
00550|018|commune|Lệ Chi
00553|018|commune|Cổ Bi
00556|018|commune|Đặng Xá
00562|018|commune|Phú Sơn
00565|018|township|Trâu Quỳ
00568|018|commune|Dương Quang
00571|018|commune|Dương Xá
00577|018|commune|Đa Tốn
00580|018|commune|Kiêu Kỵ
00583|018|commune|Bát Tràng
00589|018|commune|Kim Đức
00592|019|ward|Cầu Diễn
00622|019|ward|Xuân Phương
00623|019|ward|Phương Canh
00625|019|ward|Mỹ Đình 1
00626|019|ward|Mỹ Đình 2
00628|019|ward|Tây Mỗ
00631|019|ward|Mễ Trì
00632|019|ward|Phú Đô
00634|019|ward|Đại Mỗ
00637|019|ward|Trung Văn
00640|020|township|Văn Điển
00643|020|commune|Tân Triều
00646|020|commune|Thanh Liệt
00649|020|commune|Tả Thanh Oai
00652|020|commune|Hữu Hòa
00655|020|commune|Tam Hiệp
00658|020|commune|Tứ Hiệp
00661|020|commune|Yên Mỹ
00664|020|commune|Vĩnh Quỳnh
00667|020|commune|Ngũ Hiệp
00670|020|commune|Duyên Hà
00673|020|commune|Ngọc Hồi
00676|020|commune|Vạn Phúc
00679|020|commune|Đại áng
00682|020|commune|Liên Ninh
00685|020|commune|Đông Mỹ
00595|021|ward|Thượng Cát
00598|021|ward|Liên Mạc
00601|021|ward|Đông Ngạc
00602|021|ward|Đức Thắng
00604|021|ward|Thụy Phương
00607|021|ward|Tây Tựu
00610|021|ward|Xuân Đỉnh
00611|021|ward|Xuân Tảo
00613|021|ward|Minh Khai
00616|021|ward|Cổ Nhuế 1
00617|021|ward|Cổ Nhuế 2
00619|021|ward|Phú Diễn
00620|021|ward|Phúc Diễn
08973|250|township|Chi Đông
08974|250|commune|Đại Thịnh
08977|250|commune|Kim Hoa
08980|250|commune|Thạch Đà
08983|250|commune|Tiến Thắng
08986|250|commune|Tự Lập
08989|250|township|Quang Minh
08992|250|commune|Thanh Lâm
08995|250|commune|Tam Đồng
08998|250|commune|Liên Mạc
09004|250|commune|Chu Phan
09007|250|commune|Tiến Thịnh
09010|250|commune|Mê Linh
09013|250|commune|Văn Khê
09016|250|commune|Hoàng Kim
09019|250|commune|Tiền Phong
09022|250|commune|Tráng Việt
09538|268|ward|Quang Trung
09541|268|ward|Mộ Lao
09542|268|ward|Văn Quán
09544|268|ward|Vạn Phúc
09551|268|ward|La Khê
09552|268|ward|Phú La
09553|268|ward|Phúc La
09556|268|ward|Hà Cầu
09562|268|ward|Yên Nghĩa
09565|268|ward|Kiến Hưng
09568|268|ward|Phú Lãm
09571|268|ward|Phú Lương
09886|268|ward|Dương Nội
10117|268|ward|Đồng Mai
10123|268|ward|Biên Giang
09574|269|ward|Ngô Quyền
09577|269|ward|Phú Thịnh
09586|269|ward|Sơn Lộc
09589|269|ward|Xuân Khanh
09592|269|commune|Đường Lâm
09595|269|ward|Viên Sơn
09598|269|commune|Xuân Sơn
09601|269|ward|Trung Hưng
09604|269|commune|Thanh Mỹ
09607|269|ward|Trung Sơn Trầm
09610|269|commune|Kim Sơn
09613|269|commune|Sơn Đông
09616|269|commune|Cổ Đông
09619|271|township|Tây Đằng
09625|271|commune|Phú Cường
09628|271|commune|Cổ Đô
09634|271|commune|Vạn Thắng
09640|271|commune|Phong Vân
09643|271|commune|Phú Đông
09646|271|commune|Phú Hồng
09649|271|commune|Phú Châu
09652|271|commune|Thái Hòa
09655|271|commune|Đồng Thái
09658|271|commune|Phú Sơn
09661|271|commune|Minh Châu
09664|271|commune|Vật Lại
09667|271|commune|Chu Minh
09670|271|commune|Tòng Bạt
09673|271|commune|Cẩm Lĩnh
09676|271|commune|Sơn Đà
09679|271|commune|Đông Quang
09682|271|commune|Tiên Phong
09685|271|commune|Thụy An
09688|271|commune|Cam Thượng
09691|271|commune|Thuần Mỹ
09694|271|commune|Tản Lĩnh
09697|271|commune|Ba Trại
09700|271|commune|Minh Quang
09703|271|commune|Ba Vì
09706|271|commune|Vân Hòa
09709|271|commune|Yên Bài
09712|271|commune|Khánh Thượng
09715|272|township|Phúc Thọ
09721|272|commune|Vân Phúc
09724|272|commune|Nam Hà
09727|272|commune|Xuân Đình
09733|272|commune|Sen Phương
09739|272|commune|Võng Xuyên
09742|272|commune|Tích Lộc
09745|272|commune|Long Thượng
09751|272|commune|Hát Môn
09757|272|commune|Thanh Đa
09760|272|commune|Trạch Mỹ Lộc
09763|272|commune|Phúc Hòa
09766|272|commune|Ngọc Tảo
09769|272|commune|Phụng Thượng
09772|272|commune|Tam Thuấn
09775|272|commune|Tam Hiệp
09778|272|commune|Hiệp Thuận
09781|272|commune|Liên Hiệp
09784|273|township|Phùng
09787|273|commune|Trung Châu
09790|273|commune|Thọ An
09793|273|commune|Thọ Xuân
09796|273|commune|Hồng Hà
09799|273|commune|Liên Hồng
09802|273|commune|Liên Hà
09805|273|commune|Hạ Mỗ
09808|273|commune|Liên Trung
09811|273|commune|Phương Đình
09814|273|commune|Thượng Mỗ
09817|273|commune|Tân Hội
09820|273|commune|Tân Lập
09823|273|commune|Đan Phượng
09826|273|commune|Đồng Tháp
09829|273|commune|Song Phượng
09832|274|township|Trạm Trôi
09835|274|commune|Đức Thượng
09838|274|commune|Minh Khai
09841|274|commune|Dương Liễu
09844|274|commune|Di Trạch
09847|274|commune|Đức Giang
09850|274|commune|Cát Quế
09853|274|commune|Kim Chung
09856|274|commune|Yên Sở
09859|274|commune|Sơn Đồng
09862|274|commune|Vân Canh
09865|274|commune|Đắc Sở
09868|274|commune|Lại Yên
09871|274|commune|Tiền Yên
09874|274|commune|Song Phương
09877|274|commune|An Khánh
09880|274|commune|An Thượng
09883|274|commune|Vân Côn
09889|274|commune|La Phù
09892|274|commune|Đông La
04939|275|commune|Đông Xuân
09895|275|township|Quốc Oai
09898|275|commune|Sài Sơn
09904|275|commune|Phượng Sơn
09907|275|commune|Ngọc Liệp
09910|275|commune|Ngọc Mỹ
09916|275|commune|Thạch Thán
09919|275|commune|Đồng Quang
09922|275|commune|Phú Cát
09925|275|commune|Tuyết Nghĩa
09928|275|commune|Liệp Nghĩa
09931|275|commune|Cộng Hòa
09934|275|commune|Hưng Đạo
09940|275|commune|Phú Mãn
09943|275|commune|Cấn Hữu
09949|275|commune|Hòa Thạch
09952|275|commune|Đông Yên
04927|276|commune|Yên Trung
04930|276|commune|Yên Bình
04936|276|commune|Tiến Xuân
09955|276|township|Liên Quan
09958|276|commune|Đại Đồng
09961|276|commune|Cẩm Yên
09964|276|commune|Lại Thượng
09967|276|commune|Phú Kim
09970|276|commune|Hương Ngải
09973|276|commune|Lam Sơn
09976|276|commune|Kim Quan
09982|276|commune|Bình Yên
09988|276|commune|Thạch Hòa
09991|276|commune|Cần Kiệm
09997|276|commune|Phùng Xá
10000|276|commune|Tân Xã
10003|276|commune|Thạch Xá
10006|276|commune|Quang Trung
10009|276|commune|Hạ Bằng
10012|276|commune|Đồng Trúc
10015|277|township|Chúc Sơn
10018|277|township|Xuân Mai
10021|277|commune|Phụng Châu
10024|277|commune|Tiên Phương
10027|277|commune|Đông Sơn
10030|277|commune|Đông Phương Yên
10033|277|commune|Phú Nghĩa
10039|277|commune|Trường Yên
10042|277|commune|Ngọc Hòa
10045|277|commune|Thủy Xuân Tiên
10048|277|commune|Thanh Bình
10051|277|commune|Trung Hòa
10054|277|commune|Đại Yên
10057|277|commune|Thụy Hương
10060|277|commune|Tốt Động
10063|277|commune|Lam Điền
10066|277|commune|Tân Tiến
10069|277|commune|Nam Phương Tiến
10072|277|commune|Hợp Đồng
10075|277|commune|Hoàng Văn Thụ
10078|277|commune|Hoàng Diệu
10081|277|commune|Hữu Văn
10084|277|commune|Quảng Bị
10087|277|commune|Mỹ Lương
10090|277|commune|Thượng Vực
10096|277|commune|Hồng Phú
10099|277|commune|Trần Phú
10102|277|commune|Văn Võ
10105|277|commune|Đồng Lạc
10108|277|commune|Hòa Phú
10114|278|township|Kim Bài
10120|278|commune|Cự Khê
10126|278|commune|Bích Hòa
10129|278|commune|Mỹ Hưng
10132|278|commune|Cao Viên
10135|278|commune|Bình Minh
10138|278|commune|Tam Hưng
10141|278|commune|Thanh Cao
10144|278|commune|Thanh Thùy
10147|278|commune|Thanh Mai
10150|278|commune|Thanh Văn
10153|278|commune|Đỗ Động
10156|278|commune|Kim An
10159|278|commune|Kim Thư
10162|278|commune|Phương Trung
10165|278|commune|Tân Ước
10168|278|commune|Dân Hòa
10171|278|commune|Liên Châu
10174|278|commune|Cao Xuân Dương
10180|278|commune|Hồng Dương
10183|279|township|Thường Tín
10186|279|commune|Ninh Sở
10189|279|commune|Nhị Khê
10192|279|commune|Duyên Thái
10195|279|commune|Khánh Hà
10198|279|commune|Hòa Bình
10201|279|commune|Văn Bình
10204|279|commune|Hiền Giang
10207|279|commune|Hồng Vân
10210|279|commune|Vân Tảo
10213|279|commune|Liên Phương
10216|279|commune|Văn Phú
10219|279|commune|Tự Nhiên
10222|279|commune|Tiền Phong
10225|279|commune|Hà Hồi
10231|279|commune|Nguyễn Trãi
10234|279|commune|Quất Động
10237|279|commune|Chương Dương
10240|279|commune|Tân Minh
10243|279|commune|Lê Lợi
10246|279|commune|Thắng Lợi
10249|279|commune|Dũng Tiến
10255|279|commune|Nghiêm Xuyên
10258|279|commune|Tô Hiệu
10261|279|commune|Văn Tự
10264|279|commune|Vạn Nhất
10267|279|commune|Minh Cường
10270|280|township|Phú Minh
10273|280|township|Phú Xuyên
10276|280|commune|Hồng Minh
10279|280|commune|Phượng Dực
10282|280|commune|Nam Tiến
10291|280|commune|Văn Hoàng
10294|280|commune|Phú Túc
10300|280|commune|Hồng Thái
10303|280|commune|Hoàng Long
10312|280|commune|Nam Phong
10315|280|commune|Tân Dân
10318|280|commune|Quang Hà
10321|280|commune|Chuyên Mỹ
10324|280|commune|Khai Thái
10327|280|commune|Phúc Tiến
10330|280|commune|Vân Từ
10333|280|commune|Tri Thủy
10336|280|commune|Đại Xuyên
10339|280|commune|Phú Yên
10342|280|commune|Bạch Hạ
10345|280|commune|Quang Lãng
10348|280|commune|Châu Can
10351|280|commune|Minh Tân
10354|281|township|Vân Đình
10363|281|commune|Hoa Viên
10366|281|commune|Quảng Phú Cầu
10369|281|commune|Trường Thịnh
10375|281|commune|Liên Bạt
10378|281|commune|Cao Sơn Tiến
10384|281|commune|Phương Tú
10387|281|commune|Trung Tú
10390|281|commune|Đồng Tân
10393|281|commune|Tảo Dương Văn
10396|281|commune|Thái Hòa
10399|281|commune|Minh Đức
10402|281|commune|Trầm Lộng
10411|281|commune|Kim Đường
10417|281|commune|Hòa Phú
10423|281|commune|Đại Hùng
10426|281|commune|Đông Lỗ
10429|281|commune|Phù Lưu
10432|281|commune|Đại Cường
10435|281|commune|Bình Lưu Quang
10441|282|township|Đại Nghĩa
10444|282|commune|Đồng Tâm
10447|282|commune|Thượng Lâm
10450|282|commune|Tuy Lai
10453|282|commune|Phúc Lâm
10459|282|commune|Mỹ Xuyên
10462|282|commune|An Mỹ
10465|282|commune|Hồng Sơn
10468|282|commune|Lê Thanh
10471|282|commune|Xuy Xá
10474|282|commune|Phùng Xá
10477|282|commune|Phù Lưu Tế
10480|282|commune|Đại Hưng
10483|282|commune|Vạn Tín
10489|282|commune|Hương Sơn
10492|282|commune|Hùng Tiến
10495|282|commune|An Tiến
10498|282|commune|Hợp Tiến
10501|282|commune|Hợp Thanh
10504|282|commune|An Phú
00688|024|ward|Quang Trung
00691|024|ward|Trần Phú
00692|024|ward|Ngọc Hà
00694|024|ward|Nguyễn Trãi
00697|024|ward|Minh Khai
00700|024|commune|Ngọc Đường
00946|024|commune|Phương Độ
00949|024|commune|Phương Thiện
00712|026|township|Phó Bảng
00715|026|commune|Lũng Cú
00718|026|commune|Má Lé
00721|026|township|Đồng Văn
00724|026|commune|Lũng Táo
00727|026|commune|Phố Là
00730|026|commune|Thài Phìn Tủng
00733|026|commune|Sủng Là
00736|026|commune|Xà Phìn
00739|026|commune|Tả Phìn
00742|026|commune|Tả Lủng
00745|026|commune|Phố Cáo
00748|026|commune|Sính Lủng
00751|026|commune|Sảng Tủng
00754|026|commune|Lũng Thầu
00757|026|commune|Hố Quáng Phìn
00760|026|commune|Vần Chải
00763|026|commune|Lũng Phìn
00766|026|commune|Sủng Trái
00769|027|township|Mèo Vạc
00772|027|commune|Thượng Phùng
00775|027|commune|Pải Lủng
00778|027|commune|Xín Cái
00781|027|commune|Pả Vi
00784|027|commune|Giàng Chu Phìn
00787|027|commune|Sủng Trà
00790|027|commune|Sủng Máng
00793|027|commune|Sơn Vĩ
00796|027|commune|Tả Lủng
00799|027|commune|Cán Chu Phìn
00802|027|commune|Lũng Pù
00805|027|commune|Lũng Chinh
00808|027|commune|Tát Ngà
00811|027|commune|Nậm Ban
00814|027|commune|Khâu Vai
00815|027|commune|Niêm Tòng
00817|027|commune|Niêm Sơn
00820|028|township|Yên Minh
00823|028|commune|Thắng Mố
00826|028|commune|Phú Lũng
00829|028|commune|Sủng Tráng
00832|028|commune|Bạch Đích
00835|028|commune|Na Khê
00838|028|commune|Sủng Thài
00841|028|commune|Hữu Vinh
00844|028|commune|Lao Và Chải
00847|028|commune|Mậu Duệ
00850|028|commune|Đông Minh
00853|028|commune|Mậu Long
00856|028|commune|Ngam La
00859|028|commune|Ngọc Long
00862|028|commune|Đường Thượng
00865|028|commune|Lũng Hồ
00868|028|commune|Du Tiến
00871|028|commune|Du Già
00874|029|township|Tam Sơn
00877|029|commune|Bát Đại Sơn
00880|029|commune|Nghĩa Thuận
00883|029|commune|Cán Tỷ
00886|029|commune|Cao Mã Pờ
00889|029|commune|Thanh Vân
00892|029|commune|Tùng Vài
00895|029|commune|Đông Hà
00898|029|commune|Quản Bạ
00901|029|commune|Lùng Tám
00904|029|commune|Quyết Tiến
00907|029|commune|Tả Ván
00910|029|commune|Thái An
00703|030|commune|Kim Thạch
00706|030|commune|Phú Linh
00709|030|commune|Kim Linh
00913|030|township|Vị Xuyên
00916|030|township|Nông Trường Việt Lâm
00919|030|commune|Minh Tân
00922|030|commune|Thuận Hòa
00925|030|commune|Tùng Bá
00928|030|commune|Thanh Thủy
00931|030|commune|Thanh Đức
00934|030|commune|Phong Quang
00937|030|commune|Xín Chải
00940|030|commune|Phương Tiến
00943|030|commune|Lao Chải
00952|030|commune|Cao Bồ
00955|030|commune|Đạo Đức
00958|030|commune|Thượng Sơn
00961|030|commune|Linh Hồ
00964|030|commune|Quảng Ngần
00967|030|commune|Việt Lâm
00970|030|commune|Ngọc Linh
00973|030|commune|Ngọc Minh
00976|030|commune|Bạch Ngọc
00979|030|commune|Trung Thành
00982|031|commune|Minh Sơn
00985|031|commune|Giáp Trung
00988|031|commune|Yên Định
00991|031|township|Yên Phú
00994|031|commune|Minh Ngọc
00997|031|commune|Yên Phong
01000|031|commune|Lạc Nông
01003|031|commune|Phú Nam
01006|031|commune|Yên Cường
01009|031|commune|Thượng Tân
01012|031|commune|Đường Âm
01015|031|commune|Đường Hồng
01018|031|commune|Phiêng Luông
01021|032|township|Vinh Quang
01024|032|commune|Bản Máy
01027|032|commune|Thàng Tín
01030|032|commune|Thèn Chu Phìn
01033|032|commune|Pố Lồ
01036|032|commune|Bản Phùng
01039|032|commune|Túng Sán
01042|032|commune|Chiến Phố
01045|032|commune|Đản Ván
01048|032|commune|Tụ Nhân
01051|032|commune|Tân Tiến
01054|032|commune|Nàng Đôn
01057|032|commune|Pờ Ly Ngài
01060|032|commune|Sán Xả Hồ
01063|032|commune|Bản Luốc
01066|032|commune|Ngàm Đăng Vài
01069|032|commune|Bản Nhùng
01072|032|commune|Tả Sử Choóng
01075|032|commune|Nậm Dịch
01081|032|commune|Hồ Thầu
01084|032|commune|Nam Sơn
01087|032|commune|Nậm Tỵ
01090|032|commune|Thông Nguyên
01093|032|commune|Nậm Khòa
01096|033|township|Cốc Pài
01099|033|commune|Nàn Xỉn
01102|033|commune|Bản Díu
01105|033|commune|Chí Cà
01108|033|commune|Xín Mần
01114|033|commune|Thèn Phàng
01117|033|commune|Trung Thịnh
01120|033|commune|Pà Vầy Sủ
01123|033|commune|Cốc Rế
01126|033|commune|Thu Tà
01129|033|commune|Nàn Ma
01132|033|commune|Tả Nhìu
01135|033|commune|Bản Ngò
01138|033|commune|Chế Là
01141|033|commune|Nấm Dẩn
01144|033|commune|Quảng Nguyên
01147|033|commune|Nà Chì
01150|033|commune|Khuôn Lùng
01153|034|township|Việt Quang
01156|034|township|Vĩnh Tuy
01159|034|commune|Tân Lập
01162|034|commune|Tân Thành
01165|034|commune|Đồng Tiến
01168|034|commune|Đồng Tâm
01171|034|commune|Tân Quang
01174|034|commune|Thượng Bình
01177|034|commune|Hữu Sản
01180|034|commune|Kim Ngọc
01183|034|commune|Việt Vinh
01186|034|commune|Bằng Hành
01189|034|commune|Quang Minh
01192|034|commune|Liên Hiệp
01195|034|commune|Vô Điếm
01198|034|commune|Việt Hồng
01201|034|commune|Hùng An
01204|034|commune|Đức Xuân
01207|034|commune|Tiên Kiều
01210|034|commune|Vĩnh Hảo
01213|034|commune|Vĩnh Phúc
01216|034|commune|Đồng Yên
01219|034|commune|Đông Thành
01222|035|commune|Xuân Minh
01225|035|commune|Tiên Nguyên
01228|035|commune|Tân Nam
01231|035|commune|Bản Rịa
01234|035|commune|Yên Thành
01237|035|township|Yên Bình
01240|035|commune|Tân Trịnh
01243|035|commune|Tân Bắc
01246|035|commune|Bằng Lang
01249|035|commune|Yên Hà
01252|035|commune|Hương Sơn
01255|035|commune|Xuân Giang
01258|035|commune|Nà Khương
01261|035|commune|Tiên Yên
01264|035|commune|Vĩ Thượng
01267|040|ward|Sông Hiến
01270|040|ward|Sông Bằng
01273|040|ward|Hợp Giang
01276|040|ward|Tân Giang
01279|040|ward|Ngọc Xuân
01282|040|ward|Đề Thám
01285|040|ward|Hòa Chung
01288|040|ward|Duyệt Trung
01693|040|commune|Vĩnh Quang
01705|040|commune|Hưng Đạo
01720|040|commune|Chu Trinh
01290|042|township|Pác Miầu
01291|042|commune|Đức Hạnh
01294|042|commune|Lý Bôn
01296|042|commune|Nam Cao
01297|042|commune|Nam Quang
01300|042|commune|Vĩnh Quang
01303|042|commune|Quảng Lâm
01304|042|commune|Thạch Lâm
01309|042|commune|Vĩnh Phong
01312|042|commune|Mông Ân
01315|042|commune|Thái Học
01316|042|commune|Thái Sơn
01318|042|commune|Yên Thổ
01321|043|township|Bảo Lạc
01324|043|commune|Cốc Pàng
01327|043|commune|Thượng Hà
01330|043|commune|Cô Ba
01333|043|commune|Bảo Toàn
01336|043|commune|Khánh Xuân
01339|043|commune|Xuân Trường
01342|043|commune|Hồng Trị
01343|043|commune|Kim Cúc
01345|043|commune|Phan Thanh
01348|043|commune|Hồng An
01351|043|commune|Hưng Đạo
01352|043|commune|Hưng Thịnh
01354|043|commune|Huy Giáp
01357|043|commune|Đình Phùng
01359|043|commune|Sơn Lập
01360|043|commune|Sơn Lộ
01363|045|township|Thông Nông
01366|045|commune|Cần Yên
01367|045|commune|Cần Nông
01372|045|commune|Lương Thông
01375|045|commune|Đa Thông
01378|045|commune|Ngọc Động
01381|045|commune|Yên Sơn
01384|045|commune|Lương Can
01387|045|commune|Thanh Long
01392|045|township|Xuân Hòa
01393|045|commune|Lũng Nặm
01399|045|commune|Trường Hà
01402|045|commune|Cải Viên
01411|045|commune|Nội Thôn
01414|045|commune|Tổng Cọt
01417|045|commune|Sóc Hà
01420|045|commune|Thượng Thôn
01429|045|commune|Hồng Sỹ
01432|045|commune|Quý Quân
01435|045|commune|Mã Ba
01438|045|commune|Ngọc Đào
01447|047|township|Trà Lĩnh
01453|047|commune|Tri Phương
01456|047|commune|Quang Hán
01462|047|commune|Xuân Nội
01465|047|commune|Quang Trung
01468|047|commune|Quang Vinh
01471|047|commune|Cao Chương
01477|047|township|Trùng Khánh
01480|047|commune|Ngọc Khê
01481|047|commune|Ngọc Côn
01483|047|commune|Phong Nậm
01489|047|commune|Đình Phong
01495|047|commune|Đàm Thủy
01498|047|commune|Khâm Thành
01501|047|commune|Chí Viễn
01504|047|commune|Lăng Hiếu
01507|047|commune|Phong Châu
01516|047|commune|Trung Phúc
01519|047|commune|Cao Thăng
01522|047|commune|Đức Hồng
01525|047|commune|Đoài Dương
01534|048|commune|Minh Long
01537|048|commune|Lý Quốc
01540|048|commune|Thắng Lợi
01543|048|commune|Đồng Loan
01546|048|commune|Đức Quang
01549|048|commune|Kim Loan
01552|048|commune|Quang Long
01555|048|commune|An Lạc
01558|048|township|Thanh Nhật
01561|048|commune|Vinh Quý
01564|048|commune|Thống Nhất
01567|048|commune|Cô Ngân
01573|048|commune|Thị Hoa
01474|049|commune|Quốc Toản
01576|049|township|Quảng Uyên
01579|049|commune|Phi Hải
01582|049|commune|Quảng Hưng
01594|049|commune|Độc Lập
01597|049|commune|Cai Bộ
01603|049|commune|Phúc Sen
01606|049|commune|Chí Thảo
01609|049|commune|Tự Do
01615|049|commune|Hồng Quang
01618|049|commune|Ngọc Động
01624|049|commune|Hạnh Phúc
01627|049|township|Tà Lùng
01630|049|commune|Bế Văn Đàn
01636|049|commune|Cách Linh
01639|049|commune|Đại Sơn
01645|049|commune|Tiên Thành
01648|049|township|Hòa Thuận
01651|049|commune|Mỹ Hưng
01654|051|township|Nước Hai
01657|051|commune|Dân Chủ
01660|051|commune|Nam Tuấn
01666|051|commune|Đại Tiến
01669|051|commune|Đức Long
01672|051|commune|Ngũ Lão
01675|051|commune|Trương Lương
01687|051|commune|Hồng Việt
01696|051|commune|Hoàng Tung
01699|051|commune|Nguyễn Huệ
01702|051|commune|Quang Trung
01708|051|commune|Bạch Đằng
01711|051|commune|Bình Dương
01714|051|commune|Lê Chung
01723|051|commune|Hồng Nam
01726|052|township|Nguyên Bình
01729|052|township|Tĩnh Túc
01732|052|commune|Yên Lạc
01735|052|commune|Triệu Nguyên
01738|052|commune|Ca Thành
01744|052|commune|Vũ Nông
01747|052|commune|Minh Tâm
01750|052|commune|Thể Dục
01756|052|commune|Mai Long
01762|052|commune|Vũ Minh
01765|052|commune|Hoa Thám
01768|052|commune|Phan Thanh
01771|052|commune|Quang Thành
01774|052|commune|Tam Kim
01777|052|commune|Thành Công
01780|052|commune|Thịnh Vượng
01783|052|commune|Hưng Đạo
01786|053|township|Đông Khê
01789|053|commune|Canh Tân
01792|053|commune|Kim Đồng
01795|053|commune|Minh Khai
01801|053|commune|Đức Thông
01804|053|commune|Thái Cường
01807|053|commune|Vân Trình
01810|053|commune|Thụy Hùng
01813|053|commune|Quang Trọng
01816|053|commune|Trọng Con
01819|053|commune|Lê Lai
01822|053|commune|Đức Long
01828|053|commune|Lê Lợi
01831|053|commune|Đức Xuân
01834|058|ward|Nguyễn Thị Minh Khai
01837|058|ward|Sông Cầu
01840|058|ward|Đức Xuân
01843|058|ward|Phùng Chí Kiên
01846|058|ward|Huyền Tụng
01849|058|commune|Dương Quang
01852|058|commune|Nông Thượng
01855|058|ward|Xuất Hóa
01858|060|commune|Bằng Thành
01861|060|commune|Nhạn Môn
01864|060|commune|Bộc Bố
01867|060|commune|Công Bằng
01870|060|commune|Giáo Hiệu
01873|060|commune|Xuân La
01876|060|commune|An Thắng
01879|060|commune|Cổ Linh
01882|060|commune|Nghiên Loan
01885|060|commune|Cao Tân
01888|061|township|Chợ Rã
01891|061|commune|Bành Trạch
01894|061|commune|Phúc Lộc
01897|061|commune|Hà Hiệu
01900|061|commune|Cao Thượng
01906|061|commune|Khang Ninh
01909|061|commune|Nam Mẫu
01912|061|commune|Thượng Giáo
01915|061|commune|Địa Linh
01918|061|commune|Yến Dương
01921|061|commune|Chu Hương
01924|061|commune|Quảng Khê
01927|061|commune|Mỹ Phương
01930|061|commune|Hoàng Trĩ
01933|061|commune|Đồng Phúc
01936|062|township|Nà Phặc
01939|062|commune|Thượng Ân
01942|062|commune|Bằng Vân
01945|062|commune|Cốc Đán
01948|062|commune|Trung Hòa
01951|062|commune|Đức Vân
01954|062|township|Vân Tùng
01957|062|commune|Thượng Quan
01960|062|commune|Hiệp Lực
01963|062|commune|Thuần Mang
01969|063|township|Phủ Thông
01975|063|commune|Vi Hương
01978|063|commune|Sĩ Bình
01981|063|commune|Vũ Muộn
01984|063|commune|Đôn Phong
01990|063|commune|Lục Bình
01993|063|commune|Tân Tú
01999|063|commune|Nguyên Phúc
02002|063|commune|Cao Sơn
02005|063|commune|Quân Hà
02008|063|commune|Cẩm Giàng
02011|063|commune|Mỹ Thanh
02014|063|commune|Dương Phong
02017|063|commune|Quang Thuận
02020|064|township|Bằng Lũng
02023|064|commune|Xuân Lạc
02026|064|commune|Nam Cường
02029|064|commune|Đồng Lạc
02032|064|commune|Tân Lập
02035|064|commune|Bản Thi
02038|064|commune|Quảng Bạch
02041|064|commune|Bằng Phúc
02044|064|commune|Yên Thịnh
02047|064|commune|Yên Thượng
02050|064|commune|Phương Viên
02053|064|commune|Ngọc Phái
02059|064|commune|Đồng Thắng
02062|064|commune|Lương Bằng
02065|064|commune|Bằng Lãng
02068|064|commune|Đại Sảo
02071|064|commune|Nghĩa Tá
02077|064|commune|Yên Mỹ
02080|064|commune|Bình Trung
02083|064|commune|Yên Phong
02086|065|township|Đồng Tâm
02089|065|commune|Tân Sơn
02092|065|commune|Thanh Vận
02095|065|commune|Mai Lạp
02098|065|commune|Hòa Mục
02101|065|commune|Thanh Mai
02104|065|commune|Cao Kỳ
02107|065|commune|Nông Hạ
02110|065|commune|Yên Cư
02113|065|commune|Thanh Thịnh
02116|065|commune|Yên Hân
02122|065|commune|Như Cố
02125|065|commune|Bình Văn
02131|065|commune|Quảng Chu
02137|066|commune|Văn Vũ
02140|066|commune|Văn Lang
02143|066|commune|Lương Thượng
02146|066|commune|Kim Hỷ
02152|066|commune|Cường Lợi
02155|066|township|Yến Lạc
02158|066|commune|Kim Lư
02161|066|commune|Sơn Thành
02170|066|commune|Văn Minh
02173|066|commune|Côn Minh
02176|066|commune|Cư Lễ
02179|066|commune|Trần Phú
02185|066|commune|Quang Phong
02188|066|commune|Dương Sơn
02191|066|commune|Xuân Dương
02194|066|commune|Đổng Xá
02197|066|commune|Liêm Thủy
02200|070|ward|Phan Thiết
02203|070|ward|Minh Xuân
02206|070|ward|Tân Quang
02209|070|commune|Tràng Đà
02212|070|ward|Nông Tiến
02215|070|ward|Ỷ La
02216|070|ward|Tân Hà
02218|070|ward|Hưng Thành
02497|070|commune|Kim Phú
02503|070|commune|An Khang
02509|070|ward|Mỹ Lâm
02512|070|ward|An Tường
02515|070|commune|Lưỡng Vượng
02521|070|commune|Thái Long
02524|070|ward|Đội Cấn
02233|071|commune|Phúc Yên
02242|071|commune|Xuân Lập
02251|071|commune|Khuôn Hà
02266|071|township|Lăng Can
02269|071|commune|Thượng Lâm
02290|071|commune|Bình An
02293|071|commune|Hồng Quang
02296|071|commune|Thổ Bình
02299|071|commune|Phúc Sơn
02302|071|commune|Minh Quang
02221|072|township|Na Hang
02227|072|commune|Sinh Long
02230|072|commune|Thượng Giáp
02239|072|commune|Thượng Nông
02245|072|commune|Côn Lôn
02248|072|commune|Yên Hoa
02254|072|commune|Hồng Thái
02260|072|commune|Đà Vị
02263|072|commune|Khau Tinh
02275|072|commune|Sơn Phú
02281|072|commune|Năng Khả
02284|072|commune|Thanh Tương
02287|073|township|Vĩnh Lộc
02305|073|commune|Trung Hà
02308|073|commune|Tân Mỹ
02311|073|commune|Hà Lang
02314|073|commune|Hùng Mỹ
02317|073|commune|Yên Lập
02320|073|commune|Tân An
02323|073|commune|Bình Phú
02326|073|commune|Xuân Quang
02329|073|commune|Ngọc Hội
02332|073|commune|Phú Bình
02335|073|commune|Hòa Phú
02338|073|commune|Phúc Thịnh
02341|073|commune|Kiên Đài
02344|073|commune|Tân Thịnh
02347|073|commune|Trung Hòa
02350|073|commune|Kim Bình
02353|073|commune|Hòa An
02356|073|commune|Vinh Quang
02359|073|commune|Tri Phú
02362|073|commune|Nhân Lý
02365|073|commune|Yên Nguyên
02368|073|commune|Linh Phú
02371|073|commune|Bình Nhân
02374|074|township|Tân Yên
02377|074|commune|Yên Thuận
02380|074|commune|Bạch Xa
02383|074|commune|Minh Khương
02386|074|commune|Yên Lâm
02389|074|commune|Minh Dân
02392|074|commune|Phù Lưu
02395|074|commune|Minh Hương
02398|074|commune|Yên Phú
02401|074|commune|Tân Thành
02404|074|commune|Bình Xa
02407|074|commune|Thái Sơn
02410|074|commune|Nhân Mục
02413|074|commune|Thành Long
02416|074|commune|Bằng Cốc
02419|074|commune|Thái Hòa
02422|074|commune|Đức Ninh
02425|074|commune|Hùng Đức
02431|075|commune|Quí Quân
02434|075|commune|Lực Hành
02437|075|commune|Kiến Thiết
02440|075|commune|Trung Minh
02443|075|commune|Chiêu Yên
02446|075|commune|Trung Trực
02449|075|commune|Xuân Vân
02452|075|commune|Phúc Ninh
02455|075|commune|Hùng Lợi
02458|075|commune|Trung Sơn
02461|075|commune|Tân Tiến
02464|075|commune|Tứ Quận
02467|075|commune|Đạo Viện
02470|075|commune|Tân Long
02473|075|township|Yên Sơn
02476|075|commune|Kim Quan
02479|075|commune|Lang Quán
02482|075|commune|Phú Thịnh
02485|075|commune|Công Đa
02488|075|commune|Trung Môn
02491|075|commune|Chân Sơn
02494|075|commune|Thái Bình
02500|075|commune|Tiến Bộ
02506|075|commune|Mỹ Bằng
02518|075|commune|Hoàng Khai
02527|075|commune|Nhữ Hán
02530|075|commune|Nhữ Khê
02533|075|commune|Đội Bình
02536|076|township|Sơn Dương
02539|076|commune|Trung Yên
02542|076|commune|Minh Thanh
02545|076|commune|Tân Trào
02548|076|commune|Vĩnh Lợi
02551|076|commune|Thượng Ấm
02554|076|commune|Bình Yên
02557|076|commune|Lương Thiện
02560|076|commune|Tú Thịnh
02563|076|commune|Cấp Tiến
02566|076|commune|Hợp Thành
02569|076|commune|Phúc Ứng
02572|076|commune|Đông Thọ
02575|076|commune|Kháng Nhật
02578|076|commune|Hợp Hòa
02584|076|commune|Quyết Thắng
02587|076|commune|Đồng Quý
02590|076|commune|Tân Thanh
02596|076|commune|Văn Phú
02599|076|commune|Chi Thiết
02602|076|commune|Đông Lợi
02605|076|commune|Thiện Kế
02608|076|commune|Hồng Sơn
02611|076|commune|Phú Lương
02614|076|commune|Ninh Lai
02617|076|commune|Đại Phú
02620|076|commune|Sơn Nam
02623|076|commune|Hào Phú
02626|076|commune|Tam Đa
02632|076|commune|Trường Sinh
02635|080|ward|Duyên Hải
02641|080|ward|Lào Cai
02644|080|ward|Cốc Lếu
02647|080|ward|Kim Tân
02650|080|ward|Bắc Lệnh
02653|080|ward|Pom Hán
02656|080|ward|Xuân Tăng
02658|080|ward|Bình Minh
02659|080|commune|Thống Nhất
02662|080|commune|Đồng Tuyển
02665|080|commune|Vạn Hòa
02668|080|ward|Bắc Cường
02671|080|ward|Nam Cường
02674|080|commune|Cam Đường
02677|080|commune|Tả Phời
02680|080|commune|Hợp Thành
02746|080|commune|Cốc San
02683|082|township|Bát Xát
02686|082|commune|A Mú Sung
02689|082|commune|Nậm Chạc
02692|082|commune|A Lù
02695|082|commune|Trịnh Tường
02701|082|commune|Y Tý
02704|082|commune|Cốc Mỳ
02707|082|commune|Dền Sáng
02710|082|commune|Bản Vược
02713|082|commune|Sàng Ma Sáo
02716|082|commune|Bản Qua
02719|082|commune|Mường Vi
02722|082|commune|Dền Thàng
02725|082|commune|Bản Xèo
02728|082|commune|Mường Hum
02731|082|commune|Trung Lèng Hồ
02734|082|commune|Quang Kim
02737|082|commune|Pa Cheo
02740|082|commune|Nậm Pung
02743|082|commune|Phìn Ngan
02749|082|commune|Tòng Sành
02752|083|commune|Pha Long
02755|083|commune|Tả Ngải Chồ
02758|083|commune|Tung Chung Phố
02761|083|township|Mường Khương
02764|083|commune|Dìn Chin
02767|083|commune|Tả Gia Khâu
02770|083|commune|Nậm Chảy
02773|083|commune|Nấm Lư
02776|083|commune|Lùng Khấu Nhin
02779|083|commune|Thanh Bình
02782|083|commune|Cao Sơn
02785|083|commune|Lùng Vai
02788|083|commune|Bản Lầu
02791|083|commune|La Pan Tẩn
02794|083|commune|Tả Thàng
02797|083|commune|Bản Sen
02800|084|commune|Nàn Sán
02803|084|commune|Thào Chư Phìn
02806|084|commune|Bản Mế
02809|084|township|Si Ma Cai
02812|084|commune|Sán Chải
02818|084|commune|Lùng Thẩn
02821|084|commune|Cán Cấu
02824|084|commune|Sín Chéng
02827|084|commune|Quan Hồ Thẩn
02836|084|commune|Nàn Xín
02839|085|township|Bắc Hà
02842|085|commune|Lùng Cải
02848|085|commune|Lùng Phình
02851|085|commune|Tả Van Chư
02854|085|commune|Tả Củ Tỷ
02857|085|commune|Thải Giàng Phố
02863|085|commune|Hoàng Thu Phố
02866|085|commune|Bản Phố
02869|085|commune|Bản Liền
02875|085|commune|Na Hối
02878|085|commune|Cốc Ly
02881|085|commune|Nậm Mòn
02884|085|commune|Nậm Đét
02887|085|commune|Nậm Khánh
02890|085|commune|Bảo Nhai
02893|085|commune|Nậm Lúc
02896|085|commune|Cốc Lầu
02899|085|commune|Bản Cái
02902|086|township|Nông trường Phong Hải
02905|086|township|Phố Lu
02908|086|township|Tằng Loỏng
02911|086|commune|Bản Phiệt
02914|086|commune|Bản Cầm
02917|086|commune|Thái Niên
02920|086|commune|Phong Niên
02923|086|commune|Gia Phú
02926|086|commune|Xuân Quang
02929|086|commune|Sơn Hải
02932|086|commune|Xuân Giao
02935|086|commune|Trì Quang
02938|086|commune|Sơn Hà
02944|086|commune|Phú Nhuận
02947|087|township|Phố Ràng
02950|087|commune|Tân Tiến
02953|087|commune|Nghĩa Đô
02956|087|commune|Vĩnh Yên
02959|087|commune|Điện Quan
02962|087|commune|Xuân Hòa
02965|087|commune|Tân Dương
02968|087|commune|Thượng Hà
02971|087|commune|Kim Sơn
02974|087|commune|Cam Cọn
02977|087|commune|Minh Tân
02980|087|commune|Xuân Thượng
02983|087|commune|Việt Tiến
02986|087|commune|Yên Sơn
02989|087|commune|Bảo Hà
02992|087|commune|Lương Sơn
02998|087|commune|Phúc Khánh
03001|088|ward|Sa Pa
03002|088|ward|Sa Pả
03003|088|ward|Ô Quý Hồ
03004|088|commune|Ngũ Chỉ Sơn
03006|088|ward|Phan Si Păng
03010|088|commune|Trung Chải
03013|088|commune|Tả Phìn
03016|088|ward|Hàm Rồng
03019|088|commune|Hoàng Liên
03022|088|commune|Thanh Bình
03028|088|ward|Cầu Mây
03037|088|commune|Mường Hoa
03040|088|commune|Tả Van
03043|088|commune|Mường Bo
03046|088|commune|Bản Hồ
03052|088|commune|Liên Minh
03055|089|township|Khánh Yên
03061|089|commune|Võ Lao
03064|089|commune|Sơn Thủy
03067|089|commune|Nậm Mả
03070|089|commune|Tân Thượng
03073|089|commune|Nậm Rạng
03076|089|commune|Nậm Chầy
03079|089|commune|Tân An
03082|089|commune|Khánh Yên Thượng
03085|089|commune|Nậm Xé
03088|089|commune|Dần Thàng
03091|089|commune|Chiềng Ken
03094|089|commune|Làng Giàng
03097|089|commune|Hòa Mạc
03100|089|commune|Khánh Yên Trung
03103|089|commune|Khánh Yên Hạ
03106|089|commune|Dương Quỳ
03109|089|commune|Nậm Tha
03112|089|commune|Minh Lương
03115|089|commune|Thẩm Dương
03118|089|commune|Liêm Phú
03121|089|commune|Nậm Xây
03124|094|ward|Noong Bua
03127|094|ward|Him Lam
03130|094|ward|Thanh Bình
03133|094|ward|Tân Thanh
03136|094|ward|Mường Thanh
03139|094|ward|Nam Thanh
03142|094|ward|Thanh Trường
03145|094|commune|Thanh Minh
03316|094|commune|Nà Tấu
03317|094|commune|Nà Nhạn
03325|094|commune|Mường Phăng
03326|094|commune|Pá Khoang
03148|095|ward|Sông Đà
03151|095|ward|Na Lay
03184|095|commune|Lay Nưa
03154|096|commune|Sín Thầu
03155|096|commune|Sen Thượng
03157|096|commune|Chung Chải
03158|096|commune|Leng Su Sìn
03159|096|commune|Pá Mỳ
03160|096|commune|Mường Nhé
03161|096|commune|Nậm Vì
03162|096|commune|Nậm Kè
03163|096|commune|Mường Toong
03164|096|commune|Quảng Lâm
03177|096|commune|Huổi Lếnh
03172|097|township|Mường Chà
03178|097|commune|Xá Tổng
03181|097|commune|Mường Tùng
03190|097|commune|Hừa Ngài
03191|097|commune|Huổi Mí
03193|097|commune|Pa Ham
03194|097|commune|Nậm Nèn
03196|097|commune|Huổi Lèng
03197|097|commune|Sa Lông
03200|097|commune|Ma Thì Hồ
03201|097|commune|Na Sang
03202|097|commune|Mường Mươn
03217|098|township|Tủa Chùa
03220|098|commune|Huổi Só
03223|098|commune|Xín Chải
03226|098|commune|Tả Sìn Thàng
03229|098|commune|Lao Xả Phình
03232|098|commune|Tả Phìn
03235|098|commune|Tủa Thàng
03238|098|commune|Trung Thu
03241|098|commune|Sính Phình
03244|098|commune|Sáng Nhè
03247|098|commune|Mường Đun
03250|098|commune|Mường Báng
03253|099|township|Tuần Giáo
03259|099|commune|Phình Sáng
03260|099|commune|Rạng Đông
03262|099|commune|Mùn Chung
03263|099|commune|Nà Tòng
03265|099|commune|Ta Ma
03268|099|commune|Mường Mùn
03269|099|commune|Pú Xi
03271|099|commune|Pú Nhung
03274|099|commune|Quài Nưa
03277|099|commune|Mường Thín
03280|099|commune|Tỏa Tình
03283|099|commune|Nà Sáy
03284|099|commune|Mường Khong
03289|099|commune|Quài Cang
03295|099|commune|Quài Tở
03298|099|commune|Chiềng Sinh
03299|099|commune|Chiềng Đông
03304|099|commune|Tênh Phông
03319|100|commune|Mường Pồn
03322|100|commune|Thanh Nưa
03323|100|commune|Hua Thanh
03328|100|commune|Thanh Luông
03331|100|commune|Thanh Hưng
03334|100|commune|Thanh Xương
03337|100|commune|Thanh Chăn
03340|100|commune|Pa Thơm
03343|100|commune|Thanh An
03346|100|commune|Thanh Yên
03349|100|commune|Noong Luống
03352|100|commune|Noọng Hẹt
03355|100|commune|Sam Mứn
03356|100|commune|Pom Lót
03358|100|commune|Núa Ngam
03359|100|commune|Hẹ Muông
03361|100|commune|Na Ư
03364|100|commune|Mường Nhà
03365|100|commune|Na Tông
03367|100|commune|Mường Lói
03368|100|commune|Phu Luông
03203|101|township|Điện Biên Đông
03205|101|commune|Na Son
03208|101|commune|Phì Nhừ
03211|101|commune|Chiềng Sơ
03214|101|commune|Mường Luân
03370|101|commune|Pú Nhi
03371|101|commune|Nong U
03373|101|commune|Xa Dung
03376|101|commune|Keo Lôm
03379|101|commune|Luân Giới
03382|101|commune|Phình Giàng
03383|101|commune|Pú Hồng
03384|101|commune|Tìa Dình
03385|101|commune|Háng Lìa
03256|102|township|Mường Ảng
03286|102|commune|Mường Đăng
03287|102|commune|Ngối Cáy
03292|102|commune|Ẳng Tở
03301|102|commune|Búng Lao
03302|102|commune|Xuân Lao
03307|102|commune|Ẳng Nưa
03310|102|commune|Ẳng Cang
03312|102|commune|Nặm Lịch
03313|102|commune|Mường Lạn
03156|103|commune|Nậm Tin
03165|103|commune|Pa Tần
03166|103|commune|Chà Cang
03167|103|commune|Na Cô Sa
03168|103|commune|Nà Khoa
03169|103|commune|Nà Hỳ
03170|103|commune|Nà Bủng
03171|103|commune|Nậm Nhừ
03173|103|commune|Nậm Chua
03174|103|commune|Nậm Khăn
03175|103|commune|Chà Tở
03176|103|commune|Vàng Đán
03187|103|commune|Chà Nưa
03198|103|commune|Phìn Hồ
03199|103|commune|Si Pa Phìn
03386|105|ward|Quyết Thắng
03387|105|ward|Tân Phong
03388|105|ward|Quyết Tiến
03389|105|ward|Đoàn Kết
03403|105|commune|Sùng Phài
03408|105|ward|Đông Phong
03409|105|commune|San Thàng
03390|106|township|Tam Đường
03394|106|commune|Thèn Sin
03400|106|commune|Tả Lèng
03405|106|commune|Giang Ma
03406|106|commune|Hồ Thầu
03412|106|commune|Bình Lư
03413|106|commune|Sơn Bình
03415|106|commune|Nùng Nàng
03418|106|commune|Bản Giang
03421|106|commune|Bản Hon
03424|106|commune|Bản Bo
03427|106|commune|Nà Tăm
03430|106|commune|Khun Há
03433|107|township|Mường Tè
03436|107|commune|Thu Lũm
03439|107|commune|Ka Lăng
03440|107|commune|Tá Bạ
03442|107|commune|Pa ủ
03445|107|commune|Mường Tè
03448|107|commune|Pa Vệ Sử
03451|107|commune|Mù Cả
03454|107|commune|Bum Tở
03457|107|commune|Nậm Khao
03463|107|commune|Tà Tổng
03466|107|commune|Bum Nưa
03467|107|commune|Vàng San
03469|107|commune|Kan Hồ
03478|108|township|Sìn Hồ
03487|108|commune|Chăn Nưa
03493|108|commune|Pa Tần
03496|108|commune|Phìn Hồ
03499|108|commune|Hồng Thu
03505|108|commune|Phăng Sô Lin
03508|108|commune|Ma Quai
03509|108|commune|Lùng Thàng
03511|108|commune|Tả Phìn
03514|108|commune|Sà Dề Phìn
03517|108|commune|Nậm Tăm
03520|108|commune|Tả Ngảo
03523|108|commune|Pu Sam Cáp
03526|108|commune|Nậm Cha
03527|108|commune|Pa Khóa
03529|108|commune|Làng Mô
03532|108|commune|Noong Hẻo
03535|108|commune|Nậm Mạ
03538|108|commune|Căn Co
03541|108|commune|Tủa Sín Chải
03544|108|commune|Nậm Cuổi
03547|108|commune|Nậm Hăn
03391|109|commune|Lả Nhì Thàng
03490|109|commune|Huổi Luông
03549|109|township|Phong Thổ
03550|109|commune|Sì Lở Lầu
03553|109|commune|Mồ Sì San
03559|109|commune|Pa Vây Sử
03562|109|commune|Vàng Ma Chải
03565|109|commune|Tông Qua Lìn
03568|109|commune|Mù Sang
03571|109|commune|Dào San
03574|109|commune|Ma Ly Pho
03577|109|commune|Bản Lang
03580|109|commune|Hoang Thèn
03583|109|commune|Khổng Lào
03586|109|commune|Nậm Xe
03589|109|commune|Mường So
03592|109|commune|Sin Suối Hồ
03595|110|township|Than Uyên
03618|110|commune|Phúc Than
03619|110|commune|Mường Than
03625|110|commune|Mường Mít
03628|110|commune|Pha Mu
03631|110|commune|Mường Cang
03632|110|commune|Hua Nà
03634|110|commune|Tà Hừa
03637|110|commune|Mường Kim
03638|110|commune|Tà Mung
03640|110|commune|Tà Gia
03643|110|commune|Khoen On
03598|111|township|Tân Uyên
03601|111|commune|Mường Khoa
03602|111|commune|Phúc Khoa
03604|111|commune|Thân Thuộc
03605|111|commune|Trung Đồng
03607|111|commune|Hố Mít
03610|111|commune|Nậm Cần
03613|111|commune|Nậm Sỏ
03616|111|commune|Pắc Ta
03622|111|commune|Tà Mít
03434|112|township|Nậm Nhùn
03460|112|commune|Hua Bun
03472|112|commune|Mường Mô
03473|112|commune|Nậm Chà
03474|112|commune|Nậm Manh
03475|112|commune|Nậm Hàng
03481|112|commune|Lê Lợi
03484|112|commune|Pú Đao
03488|112|commune|Nậm Pì
03502|112|commune|Nậm Ban
03503|112|commune|Trung Chải
03646|116|ward|Chiềng Lề
03649|116|ward|Tô Hiệu
03652|116|ward|Quyết Thắng
03655|116|ward|Quyết Tâm
03658|116|commune|Chiềng Cọ
03661|116|commune|Chiềng Đen
03664|116|commune|Chiềng Xôm
03667|116|ward|Chiềng An
03670|116|ward|Chiềng Cơi
03673|116|commune|Chiềng Ngần
03676|116|commune|Hua La
03679|116|ward|Chiềng Sinh
03682|118|commune|Mường Chiên
03685|118|commune|Cà Nàng
03688|118|commune|Chiềng Khay
03694|118|commune|Mường Giôn
03697|118|commune|Pá Ma Pha Khinh
03700|118|commune|Chiềng Ơn
03703|118|commune|Mường Giàng
03706|118|commune|Chiềng Bằng
03709|118|commune|Mường Sại
03712|118|commune|Nậm ét
03718|118|commune|Chiềng Khoang
03721|119|township|Thuận Châu
03724|119|commune|Phổng Lái
03727|119|commune|Mường é
03730|119|commune|Chiềng Pha
03733|119|commune|Chiềng La
03736|119|commune|Chiềng Ngàm
03739|119|commune|Liệp Tè
03742|119|commune|é Tòng
03745|119|commune|Phổng Lập
03748|119|commune|Phổng Lăng
03751|119|commune|Chiềng Ly
03754|119|commune|Noong Lay
03757|119|commune|Mường Khiêng
03760|119|commune|Mường Bám
03763|119|commune|Long Hẹ
03766|119|commune|Chiềng Bôm
03769|119|commune|Thôm Mòn
03772|119|commune|Tông Lạnh
03775|119|commune|Tông Cọ
03778|119|commune|Bó Mười
03781|119|commune|Co Mạ
03784|119|commune|Púng Tra
03787|119|commune|Chiềng Pấc
03790|119|commune|Nậm Lầu
03793|119|commune|Bon Phặng
03796|119|commune|Co Tòng
03799|119|commune|Muổi Nọi
03802|119|commune|Pá Lông
03805|119|commune|Bản Lầm
03808|120|township|Ít Ong
03811|120|commune|Nậm Giôn
03814|120|commune|Chiềng Lao
03817|120|commune|Hua Trai
03820|120|commune|Ngọc Chiến
03823|120|commune|Mường Trai
03826|120|commune|Nậm Păm
03829|120|commune|Chiềng Muôn
03832|120|commune|Chiềng Ân
03835|120|commune|Pi Toong
03838|120|commune|Chiềng Công
03841|120|commune|Tạ Bú
03844|120|commune|Chiềng San
03847|120|commune|Mường Bú
03850|120|commune|Chiềng Hoa
03853|120|commune|Mường Chùm
03856|121|township|Bắc Yên
03859|121|commune|Phiêng Ban
03862|121|commune|Hang Chú
03865|121|commune|Xím Vàng
03868|121|commune|Tà Xùa
03869|121|commune|Háng Đồng
03871|121|commune|Pắc Ngà
03874|121|commune|Làng Chếu
03877|121|commune|Chim Vàn
03880|121|commune|Mường Khoa
03883|121|commune|Song Pe
03886|121|commune|Hồng Ngài
03889|121|commune|Tạ Khoa
03890|121|commune|Hua Nhàn
03892|121|commune|Phiêng Côn
03895|121|commune|Chiềng Sại
03898|122|township|Phù Yên
03901|122|commune|Suối Tọ
03904|122|commune|Mường Thải
03907|122|commune|Mường Cơi
03910|122|commune|Quang Huy
03913|122|commune|Huy Bắc
03916|122|commune|Huy Thượng
03919|122|commune|Tân Lang
03922|122|commune|Gia Phù
03925|122|commune|Tường Phù
03928|122|commune|Huy Hạ
03931|122|commune|Huy Tân
03934|122|commune|Mường Lang
03937|122|commune|Suối Bau
03940|122|commune|Huy Tường
03943|122|commune|Mường Do
03946|122|commune|Sập Xa
03949|122|commune|Tường Thượng
03952|122|commune|Tường Tiến
03955|122|commune|Tường Phong
03958|122|commune|Tường Hạ
03961|122|commune|Kim Bon
03964|122|commune|Mường Bang
03967|122|commune|Đá Đỏ
03970|122|commune|Tân Phong
03973|122|commune|Nam Phong
03976|122|commune|Bắc Phong
03979|123|township|Mộc Châu
03982|123|township|Nông trường Mộc Châu
03985|123|commune|Chiềng Sơn
03988|123|commune|Tân Hợp
03991|123|commune|Qui Hướng
03997|123|commune|Tân Lập
04000|123|commune|Nà Mường
04003|123|commune|Tà Lai
04012|123|commune|Chiềng Hắc
04015|123|commune|Hua Păng
04024|123|commune|Chiềng Khừa
04027|123|commune|Mường Sang
04030|123|commune|Đông Sang
04033|123|commune|Phiêng Luông
04045|123|commune|Lóng Sập
04060|124|township|Yên Châu
04063|124|commune|Chiềng Đông
04066|124|commune|Sập Vạt
04069|124|commune|Chiềng Sàng
04072|124|commune|Chiềng Pằn
04075|124|commune|Viêng Lán
04078|124|commune|Chiềng Hặc
04081|124|commune|Mường Lựm
04084|124|commune|Chiềng On
04087|124|commune|Yên Sơn
04090|124|commune|Chiềng Khoi
04093|124|commune|Tú Nang
04096|124|commune|Lóng Phiêng
04099|124|commune|Phiêng Khoài
04102|124|commune|Chiềng Tương
04105|125|township|Hát Lót
04108|125|commune|Chiềng Sung
04111|125|commune|Mường Bằng
04114|125|commune|Chiềng Chăn
04117|125|commune|Mương Chanh
04120|125|commune|Chiềng Ban
04123|125|commune|Chiềng Mung
04126|125|commune|Mường Bon
04129|125|commune|Chiềng Chung
04132|125|commune|Chiềng Mai
04135|125|commune|Hát Lót
04136|125|commune|Nà Pó
04138|125|commune|Cò Nòi
04141|125|commune|Chiềng Nơi
04144|125|commune|Phiêng Cằm
04147|125|commune|Chiềng Dong
04150|125|commune|Chiềng Kheo
04153|125|commune|Chiềng Ve
04156|125|commune|Chiềng Lương
04159|125|commune|Phiêng Pằn
04162|125|commune|Nà Ơt
04165|125|commune|Tà Hộc
04168|126|township|Sông Mã
04171|126|commune|Bó Sinh
04174|126|commune|Pú Pẩu
04177|126|commune|Chiềng Phung
04180|126|commune|Chiềng En
04183|126|commune|Mường Lầm
04186|126|commune|Nậm Ty
04189|126|commune|Đứa Mòn
04192|126|commune|Yên Hưng
04195|126|commune|Chiềng Sơ
04198|126|commune|Nà Nghịu
04201|126|commune|Nậm Mằn
04204|126|commune|Chiềng Khoong
04207|126|commune|Chiềng Cang
04210|126|commune|Huổi Một
04213|126|commune|Mường Sai
04216|126|commune|Mường Cai
04219|126|commune|Mường Hung
04222|126|commune|Chiềng Khương
04225|127|commune|Sam Kha
04228|127|commune|Púng Bánh
04231|127|commune|Sốp Cộp
04234|127|commune|Dồm Cang
04237|127|commune|Nậm Lạnh
04240|127|commune|Mường Lèo
04243|127|commune|Mường Và
04246|127|commune|Mường Lạn
03994|128|commune|Suối Bàng
04006|128|commune|Song Khủa
04009|128|commune|Liên Hòa
04018|128|commune|Tô Múa
04021|128|commune|Mường Tè
04036|128|commune|Chiềng Khoa
04039|128|commune|Mường Men
04042|128|commune|Quang Minh
04048|128|commune|Vân Hồ
04051|128|commune|Lóng Luông
04054|128|commune|Chiềng Yên
04056|128|commune|Chiềng Xuân
04057|128|commune|Xuân Nha
04058|128|commune|Tân Xuân
04249|132|ward|Yên Thịnh
04252|132|ward|Yên Ninh
04255|132|ward|Minh Tân
04258|132|ward|Nguyễn Thái Học
04261|132|ward|Đồng Tâm
04264|132|ward|Hồng Hà
04270|132|commune|Minh Bảo
04273|132|ward|Nam Cường
04276|132|commune|Tuy Lộc
04279|132|commune|Tân Thịnh
04540|132|commune|Âu Lâu
04543|132|commune|Giới Phiên
04546|132|ward|Hợp Minh
04558|132|commune|Văn Phú
04282|133|ward|Pú Trạng
04285|133|ward|Trung Tâm
04288|133|ward|Tân An
04291|133|ward|Cầu Thia
04294|133|commune|Nghĩa Lợi
04297|133|commune|Nghĩa Phúc
04300|133|commune|Nghĩa An
04624|133|commune|Nghĩa Lộ
04660|133|commune|Sơn A
04663|133|commune|Phù Nham
04675|133|commune|Thanh Lương
04678|133|commune|Hạnh Sơn
04681|133|commune|Phúc Sơn
04684|133|commune|Thạch Lương
04303|135|township|Yên Thế
04306|135|commune|Tân Phượng
04309|135|commune|Lâm Thượng
04312|135|commune|Khánh Thiện
04315|135|commune|Minh Chuẩn
04318|135|commune|Mai Sơn
04321|135|commune|Khai Trung
04324|135|commune|Mường Lai
04327|135|commune|An Lạc
04330|135|commune|Minh Xuân
04333|135|commune|Tô Mậu
04336|135|commune|Tân Lĩnh
04339|135|commune|Yên Thắng
04342|135|commune|Khánh Hòa
04345|135|commune|Vĩnh Lạc
04348|135|commune|Liễu Đô
04351|135|commune|Động Quan
04354|135|commune|Tân Lập
04357|135|commune|Minh Tiến
04360|135|commune|Trúc Lâu
04363|135|commune|Phúc Lợi
04366|135|commune|Phan Thanh
04369|135|commune|An Phú
04372|135|commune|Trung Tâm
04375|136|township|Mậu A
04378|136|commune|Lang Thíp
04381|136|commune|Lâm Giang
04384|136|commune|Châu Quế Thượng
04387|136|commune|Châu Quế Hạ
04390|136|commune|An Bình
04393|136|commune|Quang Minh
04396|136|commune|Đông An
04399|136|commune|Đông Cuông
04402|136|commune|Phong Dụ Hạ
04405|136|commune|Mậu Đông
04408|136|commune|Ngòi A
04411|136|commune|Xuân Tầm
04414|136|commune|Tân Hợp
04417|136|commune|An Thịnh
04420|136|commune|Yên Thái
04423|136|commune|Phong Dụ Thượng
04426|136|commune|Yên Hợp
04429|136|commune|Đại Sơn
04435|136|commune|Đại Phác
04438|136|commune|Yên Phú
04441|136|commune|Xuân Ái
04447|136|commune|Viễn Sơn
04450|136|commune|Mỏ Vàng
04453|136|commune|Nà Hẩu
04456|137|township|Mù Căng Chải
04459|137|commune|Hồ Bốn
04462|137|commune|Nậm Có
04465|137|commune|Khao Mang
04468|137|commune|Mồ Dề
04471|137|commune|Chế Cu Nha
04474|137|commune|Lao Chải
04477|137|commune|Kim Nọi
04480|137|commune|Cao Phạ
04483|137|commune|La Pán Tẩn
04486|137|commune|Dế Su Phình
04489|137|commune|Chế Tạo
04492|137|commune|Púng Luông
04495|137|commune|Nậm Khắt
04498|138|township|Cổ Phúc
04501|138|commune|Tân Đồng
04504|138|commune|Báo Đáp
04510|138|commune|Thành Thịnh
04513|138|commune|Hòa Cuông
04516|138|commune|Minh Quán
04519|138|commune|Quy Mông
04522|138|commune|Cường Thịnh
04525|138|commune|Kiên Thành
04531|138|commune|Y Can
04537|138|commune|Lương Thịnh
04564|138|commune|Việt Cường
04567|138|commune|Minh Quân
04570|138|commune|Hồng Ca
04573|138|commune|Hưng Thịnh
04576|138|commune|Hưng Khánh
04579|138|commune|Việt Hồng
04582|138|commune|Vân Hội
04585|139|township|Trạm Tấu
04588|139|commune|Túc Đán
04591|139|commune|Pá Lau
04594|139|commune|Xà Hồ
04597|139|commune|Phình Hồ
04600|139|commune|Trạm Tấu
04603|139|commune|Tà Si Láng
04606|139|commune|Pá Hu
04609|139|commune|Làng Nhì
04612|139|commune|Bản Công
04615|139|commune|Bản Mù
04618|139|commune|Hát Lìu
04621|140|township|Nông trường Liên Sơn
04627|140|township|Nông trường Trần Phú
04630|140|commune|Tú Lệ
04633|140|commune|Nậm Búng
04636|140|commune|Gia Hội
04639|140|commune|Sùng Đô
04642|140|commune|Nậm Mười
04645|140|commune|An Lương
04648|140|commune|Nậm Lành
04651|140|commune|Sơn Lương
04654|140|commune|Suối Quyền
04657|140|commune|Suối Giàng
04666|140|commune|Nghĩa Sơn
04669|140|commune|Suối Bu
04672|140|township|Sơn Thịnh
04687|140|commune|Đại Lịch
04690|140|commune|Đồng Khê
04693|140|commune|Cát Thịnh
04696|140|commune|Tân Thịnh
04699|140|commune|Chấn Thịnh
04702|140|commune|Bình Thuận
04705|140|commune|Thượng Bằng La
04708|140|commune|Minh An
04711|140|commune|Nghĩa Tâm
04714|141|township|Yên Bình
04717|141|township|Thác Bà
04720|141|commune|Xuân Long
04726|141|commune|Cảm Nhân
04729|141|commune|Ngọc Chấn
04732|141|commune|Tân Nguyên
04735|141|commune|Phúc Ninh
04738|141|commune|Bảo Ái
04741|141|commune|Mỹ Gia
04744|141|commune|Xuân Lai
04747|141|commune|Mông Sơn
04750|141|commune|Cảm Ân
04753|141|commune|Yên Thành
04756|141|commune|Tân Hương
04759|141|commune|Phúc An
04762|141|commune|Bạch Hà
04765|141|commune|Vũ Linh
04768|141|commune|Đại Đồng
04771|141|commune|Vĩnh Kiên
04777|141|commune|Thịnh Hưng
04780|141|commune|Hán Đà
04783|141|commune|Phú Thịnh
04786|141|commune|Đại Minh
04789|148|ward|Thái Bình
04792|148|ward|Tân Hòa
04795|148|ward|Thịnh Lang
04798|148|ward|Hữu Nghị
04801|148|ward|Tân Thịnh
04804|148|ward|Đồng Tiến
04807|148|ward|Phương Lâm
04813|148|commune|Yên Mông
04816|148|ward|Quỳnh Lâm
04819|148|ward|Dân Chủ
04825|148|commune|Hòa Bình
04828|148|ward|Thống Nhất
04894|148|ward|Kỳ Sơn
04897|148|commune|Thịnh Minh
04903|148|commune|Hợp Thành
04906|148|commune|Quang Tiến
04912|148|commune|Mông Hóa
04918|148|ward|Trung Minh
04921|148|commune|Độc Lập
04831|150|township|Đà Bắc
04834|150|commune|Nánh Nghê
04840|150|commune|Giáp Đắt
04846|150|commune|Mường Chiềng
04849|150|commune|Tân Pheo
04852|150|commune|Đồng Chum
04855|150|commune|Tân Minh
04858|150|commune|Đoàn Kết
04861|150|commune|Đồng Ruộng
04867|150|commune|Tú Lý
04870|150|commune|Trung Thành
04873|150|commune|Yên Hòa
04876|150|commune|Cao Sơn
04879|150|commune|Toàn Sơn
04885|150|commune|Hiền Lương
04888|150|commune|Tiền Phong
04891|150|commune|Vầy Nưa
04924|152|township|Lương Sơn
04942|152|commune|Lâm Sơn
04945|152|commune|Hòa Sơn
04951|152|commune|Tân Vinh
04954|152|commune|Nhuận Trạch
04957|152|commune|Cao Sơn
04960|152|commune|Cư Yên
04969|152|commune|Liên Sơn
05008|152|commune|Cao Dương
05041|152|commune|Thanh Sơn
05047|152|commune|Thanh Cao
04978|153|township|Bo
04984|153|commune|Đú Sáng
04987|153|commune|Hùng Sơn
04990|153|commune|Bình Sơn
04999|153|commune|Tú Sơn
05005|153|commune|Vĩnh Tiến
05014|153|commune|Đông Bắc
05017|153|commune|Xuân Thủy
05026|153|commune|Vĩnh Đồng
05035|153|commune|Kim Lập
05038|153|commune|Hợp Tiến
05065|153|commune|Kim Bôi
05068|153|commune|Nam Thượng
05077|153|commune|Cuối Hạ
05080|153|commune|Sào Báy
05083|153|commune|Mi Hòa
05086|153|commune|Nuông Dăm
05089|154|township|Cao Phong
05092|154|commune|Bình Thanh
05095|154|commune|Thung Nai
05098|154|commune|Bắc Phong
05101|154|commune|Thu Phong
05104|154|commune|Hợp Phong
05110|154|commune|Tây Phong
05116|154|commune|Dũng Phong
05119|154|commune|Nam Phong
05125|154|commune|Thạch Yên
05128|155|township|Mãn Đức
05134|155|commune|Suối Hoa
05137|155|commune|Phú Vinh
05140|155|commune|Phú Cường
05143|155|commune|Mỹ Hòa
05152|155|commune|Quyết Chiến
05158|155|commune|Phong Phú
05164|155|commune|Tử Nê
05167|155|commune|Thanh Hối
05170|155|commune|Ngọc Mỹ
05173|155|commune|Đông Lai
05176|155|commune|Vân Sơn
05182|155|commune|Nhân Mỹ
05191|155|commune|Lỗ Sơn
05194|155|commune|Ngổ Luông
05197|155|commune|Gia Mô
04882|156|commune|Tân Thành
05200|156|township|Mai Châu
05206|156|commune|Sơn Thủy
05209|156|commune|Pà Cò
05212|156|commune|Hang Kia
05221|156|commune|Đồng Tân
05224|156|commune|Cun Pheo
05227|156|commune|Bao La
05233|156|commune|Tòng Đậu
05242|156|commune|Nà Phòn
05245|156|commune|Săm Khóe
05248|156|commune|Chiềng Châu
05251|156|commune|Mai Hạ
05254|156|commune|Thành Sơn
05257|156|commune|Mai Hịch
05263|156|commune|Vạn Mai
05266|157|township|Vụ Bản
05269|157|commune|Quý Hòa
05272|157|commune|Miền Đồi
05275|157|commune|Mỹ Thành
05278|157|commune|Tuân Đạo
05281|157|commune|Văn Nghĩa
05284|157|commune|Văn Sơn
05287|157|commune|Tân Lập
05290|157|commune|Nhân Nghĩa
05293|157|commune|Thượng Cốc
05299|157|commune|Quyết Thắng
05302|157|commune|Xuất Hóa
05305|157|commune|Yên Phú
05308|157|commune|Bình Hẻm
05320|157|commune|Định Cư
05323|157|commune|Chí Đạo
05329|157|commune|Ngọc Sơn
05332|157|commune|Hương Nhượng
05335|157|commune|Vũ Bình
05338|157|commune|Tự Do
05341|157|commune|Yên Nghiệp
05344|157|commune|Tân Mỹ
05347|157|commune|Ân Nghĩa
05350|157|commune|Ngọc Lâu
05353|158|township|Hàng Trạm
05356|158|commune|Lạc Sỹ
05362|158|commune|Lạc Lương
05365|158|commune|Bảo Hiệu
05368|158|commune|Đa Phúc
05371|158|commune|Hữu Lợi
05374|158|commune|Lạc Thịnh
05380|158|commune|Đoàn Kết
05383|158|commune|Phú Lai
05386|158|commune|Yên Trị
05389|158|commune|Ngọc Lương
04981|159|township|Ba Hàng Đồi
05392|159|township|Chi Nê
05395|159|commune|Phú Nghĩa
05398|159|commune|Phú Thành
05404|159|commune|Hưng Thi
05413|159|commune|Khoan Dụ
05419|159|commune|Đồng Tâm
05422|159|commune|Yên Bồng
05425|159|commune|Thống Nhất
05428|159|commune|An Bình
05431|164|ward|Quán Triều
05434|164|ward|Quang Vinh
05437|164|ward|Túc Duyên
05440|164|ward|Hoàng Văn Thụ
05443|164|ward|Trưng Vương
05446|164|ward|Quang Trung
05449|164|ward|Phan Đình Phùng
05452|164|ward|Tân Thịnh
05455|164|ward|Thịnh Đán
05458|164|ward|Đồng Quang
05461|164|ward|Gia Sàng
05464|164|ward|Tân Lập
05467|164|ward|Cam Giá
05470|164|ward|Phú Xá
05473|164|ward|Hương Sơn
05476|164|ward|Trung Thành
05479|164|ward|Tân Thành
05482|164|ward|Tân Long
05485|164|commune|Phúc Hà
05488|164|commune|Phúc Xuân
05491|164|commune|Quyết Thắng
05494|164|commune|Phúc Trìu
05497|164|commune|Thịnh Đức
05500|164|ward|Tích Lương
05503|164|commune|Tân Cương
05653|164|commune|Sơn Cẩm
05659|164|ward|Chùa Hang
05695|164|commune|Cao Ngạn
05701|164|commune|Linh Sơn
05710|164|ward|Đồng Bẩm
05713|164|commune|Huống Thượng
05914|164|commune|Đồng Liên
05506|165|ward|Lương Sơn
05509|165|ward|Châu Sơn
05512|165|ward|Mỏ Chè
05515|165|ward|Cải Đan
05518|165|ward|Thắng Lợi
05521|165|ward|Phố Cò
05527|165|commune|Tân Quang
05528|165|ward|Bách Quang
05530|165|commune|Bình Sơn
05533|165|commune|Bá Xuyên
05539|167|commune|Linh Thông
05542|167|commune|Lam Vỹ
05545|167|commune|Quy Kỳ
05548|167|commune|Tân Thịnh
05551|167|commune|Kim Phượng
05554|167|commune|Bảo Linh
05560|167|commune|Phúc Chu
05563|167|commune|Tân Dương
05566|167|commune|Phượng Tiến
05569|167|township|Chợ Chu
05572|167|commune|Đồng Thịnh
05575|167|commune|Định Biên
05578|167|commune|Thanh Định
05581|167|commune|Trung Hội
05584|167|commune|Trung Lương
05587|167|commune|Bình Yên
05590|167|commune|Điềm Mặc
05593|167|commune|Phú Tiến
05596|167|commune|Bộc Nhiêu
05599|167|commune|Sơn Phú
05602|167|commune|Phú Đình
05605|167|commune|Bình Thành
05611|168|township|Đu
05614|168|commune|Yên Ninh
05617|168|commune|Yên Trạch
05620|168|commune|Yên Đổ
05623|168|commune|Yên Lạc
05626|168|commune|Ôn Lương
05629|168|commune|Động Đạt
05632|168|commune|Phủ Lý
05635|168|commune|Phú Đô
05638|168|commune|Hợp Thành
05641|168|commune|Tức Tranh
05644|168|township|Giang Tiên
05647|168|commune|Vô Tranh
05650|168|commune|Cổ Lũng
05656|169|township|Sông Cầu
05662|169|township|Trại Cau
05665|169|commune|Văn Lăng
05668|169|commune|Tân Long
05671|169|commune|Hòa Bình
05674|169|commune|Quang Sơn
05677|169|commune|Minh Lập
05680|169|commune|Văn Hán
05683|169|commune|Hóa Trung
05686|169|commune|Khe Mo
05689|169|commune|Cây Thị
05692|169|township|Hóa Thượng
05698|169|commune|Hợp Tiến
05707|169|commune|Nam Hòa
05716|170|township|Đình Cả
05719|170|commune|Sảng Mộc
05722|170|commune|Nghinh Tường
05725|170|commune|Thần Xa
05728|170|commune|Vũ Chấn
05731|170|commune|Thượng Nung
05734|170|commune|Phú Thượng
05737|170|commune|Cúc Đường
05740|170|commune|La Hiên
05743|170|commune|Lâu Thượng
05746|170|commune|Tràng Xá
05749|170|commune|Phương Giao
05752|170|commune|Liên Minh
05755|170|commune|Dân Tiến
05758|170|commune|Bình Long
05761|171|township|Hùng Sơn
05767|171|commune|Phúc Lương
05770|171|commune|Minh Tiến
05773|171|commune|Yên Lãng
05776|171|commune|Đức Lương
05779|171|commune|Phú Cường
05785|171|commune|Phú Lạc
05788|171|commune|Tân Linh
05791|171|commune|Phú Thịnh
05794|171|commune|Phục Linh
05797|171|commune|Phú Xuyên
05800|171|commune|Bản Ngoại
05803|171|commune|Tiên Hội
05809|171|commune|Cù Vân
05812|171|commune|Hà Thượng
05815|171|commune|La Bằng
05818|171|commune|Hoàng Nông
05821|171|commune|Khôi Kỳ
05824|171|commune|An Khánh
05827|171|commune|Tân Thái
05830|171|commune|Bình Thuận
05833|171|commune|Lục Ba
05836|171|commune|Mỹ Yên
05842|171|commune|Văn Yên
05845|171|commune|Vạn Phú
05848|171|commune|Cát Nê
05851|171|township|Quân Chu
05854|172|ward|Bãi Bông
05857|172|ward|Bắc Sơn
05860|172|ward|Ba Hàng
05863|172|commune|Phúc Tân
05866|172|commune|Phúc Thuận
05869|172|ward|Hồng Tiến
05872|172|commune|Minh Đức
05875|172|ward|Đắc Sơn
05878|172|ward|Đồng Tiến
05881|172|commune|Thành Công
05884|172|ward|Tiên Phong
05887|172|commune|Vạn Phái
05890|172|ward|Nam Tiến
05893|172|ward|Tân Hương
05896|172|ward|Đông Cao
05899|172|ward|Trung Thành
05902|172|ward|Tân Phú
05905|172|ward|Thuận Thành
05908|173|township|Hương Sơn
05911|173|commune|Bàn Đạt
05917|173|commune|Tân Khánh
05920|173|commune|Tân Kim
05923|173|commune|Tân Thành
05926|173|commune|Đào Xá
05929|173|commune|Bảo Lý
05932|173|commune|Thượng Đình
05935|173|commune|Tân Hòa
05938|173|commune|Nhã Lộng
05941|173|commune|Điềm Thụy
05944|173|commune|Xuân Phương
05947|173|commune|Tân Đức
05950|173|commune|Úc Kỳ
05953|173|commune|Lương Phú
05956|173|commune|Nga My
05959|173|commune|Kha Sơn
05962|173|commune|Thanh Ninh
05965|173|commune|Dương Thành
05968|173|commune|Hà Châu
05971|178|ward|Hoàng Văn Thụ
05974|178|ward|Tam Thanh
05977|178|ward|Vĩnh Trại
05980|178|ward|Đông Kinh
05983|178|ward|Chi Lăng
05986|178|commune|Hoàng Đồng
05989|178|commune|Quảng Lạc
05992|178|commune|Mai Pha
05998|180|commune|Khánh Long
06001|180|commune|Đoàn Kết
06004|180|commune|Quốc Khánh
06010|180|commune|Cao Minh
06013|180|commune|Chí Minh
06016|180|commune|Tri Phương
06019|180|commune|Tân Tiến
06022|180|commune|Tân Yên
06025|180|commune|Đội Cấn
06028|180|commune|Tân Minh
06031|180|commune|Kim Đồng
06034|180|commune|Chi Lăng
06037|180|commune|Trung Thành
06040|180|township|Thất Khê
06043|180|commune|Đào Viên
06046|180|commune|Đề Thám
06049|180|commune|Kháng Chiến
06055|180|commune|Hùng Sơn
06058|180|commune|Quốc Việt
06061|180|commune|Hùng Việt
06067|181|commune|Hưng Đạo
06070|181|commune|Vĩnh Yên
06073|181|commune|Hoa Thám
06076|181|commune|Quý Hòa
06079|181|commune|Hồng Phong
06082|181|commune|Yên Lỗ
06085|181|commune|Thiện Hòa
06088|181|commune|Quang Trung
06091|181|commune|Thiện Thuật
06094|181|commune|Minh Khai
06097|181|commune|Thiện Long
06100|181|commune|Hoàng Văn Thụ
06103|181|commune|Hòa Bình
06106|181|commune|Mông Ân
06109|181|commune|Tân Hòa
06112|181|township|Bình Gia
06115|181|commune|Hồng Thái
06118|181|commune|Bình La
06121|181|commune|Tân Văn
06124|182|township|Na Sầm
06127|182|commune|Trùng Khánh
06133|182|commune|Bắc La
06136|182|commune|Thụy Hùng
06139|182|commune|Bắc Hùng
06142|182|commune|Tân Tác
06148|182|commune|Thanh Long
06151|182|commune|Hội Hoan
06154|182|commune|Bắc Việt
06157|182|commune|Hoàng Việt
06160|182|commune|Gia Miễn
06163|182|commune|Thành Hòa
06166|182|commune|Tân Thanh
06172|182|commune|Tân Mỹ
06175|182|commune|Hồng Thái
06178|182|commune|Hoàng Văn Thụ
06181|182|commune|Nhạc Kỳ
06184|183|township|Đồng Đăng
06187|183|township|Cao Lộc
06190|183|commune|Bảo Lâm
06193|183|commune|Thanh Lòa
06196|183|commune|Cao Lâu
06199|183|commune|Thạch Đạn
06202|183|commune|Xuất Lễ
06205|183|commune|Hồng Phong
06208|183|commune|Thụy Hùng
06211|183|commune|Lộc Yên
06214|183|commune|Phú Xá
06217|183|commune|Bình Trung
06220|183|commune|Hải Yến
06223|183|commune|Hòa Cư
06226|183|commune|Hợp Thành
06232|183|commune|Công Sơn
06235|183|commune|Gia Cát
06238|183|commune|Mẫu Sơn
06241|183|commune|Xuân Long
06244|183|commune|Tân Liên
06247|183|commune|Yên Trạch
06250|183|commune|Tân Thành
06253|184|township|Văn Quan
06256|184|commune|Trấn Ninh
06268|184|commune|Liên Hội
06274|184|commune|Hòa Bình
06277|184|commune|Tú Xuyên
06280|184|commune|Điềm He
06283|184|commune|An Sơn
06286|184|commune|Khánh Khê
06292|184|commune|Lương Năng
06298|184|commune|Bình Phúc
06307|184|commune|Tân Đoàn
06313|184|commune|Tri Lễ
06316|184|commune|Tràng Phái
06319|184|commune|Yên Phúc
06322|184|commune|Hữu Lễ
06325|185|township|Bắc Sơn
06328|185|commune|Long Đống
06331|185|commune|Vạn Thủy
06337|185|commune|Đồng ý
06340|185|commune|Tân Tri
06343|185|commune|Bắc Quỳnh
06349|185|commune|Hưng Vũ
06352|185|commune|Tân Lập
06355|185|commune|Vũ Sơn
06358|185|commune|Chiêu Vũ
06361|185|commune|Tân Hương
06364|185|commune|Chiến Thắng
06367|185|commune|Vũ Lăng
06370|185|commune|Trấn Yên
06373|185|commune|Vũ Lễ
06376|185|commune|Nhất Hòa
06379|185|commune|Tân Thành
06382|185|commune|Nhất Tiến
06385|186|township|Hữu Lũng
06388|186|commune|Hữu Liên
06391|186|commune|Yên Bình
06394|186|commune|Quyết Thắng
06397|186|commune|Hòa Bình
06400|186|commune|Yên Thịnh
06403|186|commune|Yên Sơn
06406|186|commune|Thiện Tân
06412|186|commune|Yên Vượng
06415|186|commune|Minh Tiến
06418|186|commune|Nhật Tiến
06421|186|commune|Thanh Sơn
06424|186|commune|Đồng Tân
06427|186|commune|Cai Kinh
06430|186|commune|Hòa Lạc
06433|186|commune|Vân Nham
06436|186|commune|Đồng Tiến
06442|186|commune|Tân Thành
06445|186|commune|Hòa Sơn
06448|186|commune|Minh Sơn
06451|186|commune|Hồ Sơn
06457|186|commune|Minh Hòa
06460|186|commune|Hòa Thắng
06463|187|township|Đồng Mỏ
06466|187|township|Chi Lăng
06469|187|commune|Vân An
06472|187|commune|Vân Thủy
06475|187|commune|Gia Lộc
06478|187|commune|Bắc Thủy
06481|187|commune|Chiến Thắng
06484|187|commune|Mai Sao
06487|187|commune|Bằng Hữu
06490|187|commune|Thượng Cường
06493|187|commune|Bằng Mạc
06496|187|commune|Nhân Lý
06499|187|commune|Lâm Sơn
06502|187|commune|Liên Sơn
06505|187|commune|Vạn Linh
06508|187|commune|Hòa Bình
06514|187|commune|Hữu Kiên
06517|187|commune|Quan Sơn
06520|187|commune|Y Tịch
06523|187|commune|Chi Lăng
06526|188|township|Na Dương
06529|188|township|Lộc Bình
06532|188|commune|Mẫu Sơn
06541|188|commune|Yên Khoái
06544|188|commune|Khánh Xuân
06547|188|commune|Tú Mịch
06550|188|commune|Hữu Khánh
06553|188|commune|Đồng Bục
06559|188|commune|Tam Gia
06562|188|commune|Tú Đoạn
06565|188|commune|Khuất Xá
06577|188|commune|Thống Nhất
06589|188|commune|Sàn Viên
06592|188|commune|Đông Quan
06595|188|commune|Minh Hiệp
06598|188|commune|Hữu Lân
06601|188|commune|Lợi Bác
06604|188|commune|Nam Quan
06607|188|commune|Xuân Dương
06610|188|commune|Ái Quốc
06613|189|township|Đình Lập
06616|189|township|Nông trường Thái Bình
06619|189|commune|Bắc Xa
06622|189|commune|Bính Xá
06625|189|commune|Kiên Mộc
06628|189|commune|Đình Lập
06631|189|commune|Thái Bình
06634|189|commune|Cường Lợi
06637|189|commune|Châu Sơn
06640|189|commune|Lâm Ca
06643|189|commune|Đồng Thắng
06646|189|commune|Bắc Lãng
06649|193|ward|Hà Khánh
06652|193|ward|Hà Phong
06655|193|ward|Hà Khẩu
06658|193|ward|Cao Xanh
06661|193|ward|Giếng Đáy
06664|193|ward|Hà Tu
06667|193|ward|Hà Trung
06670|193|ward|Hà Lầm
06673|193|ward|Bãi Cháy
06676|193|ward|Cao Thắng
06679|193|ward|Hùng Thắng
06685|193|ward|Trần Hưng Đạo
06688|193|ward|Hồng Hải
06691|193|ward|Hồng Gai
06694|193|ward|Bạch Đằng
06697|193|ward|Hồng Hà
06700|193|ward|Tuần Châu
06703|193|ward|Việt Hưng
06706|193|ward|Đại Yên
07030|193|ward|Hoành Bồ
07033|193|commune|Kỳ Thượng
07036|193|commune|Đồng Sơn
07039|193|commune|Tân Dân
07042|193|commune|Đồng Lâm
07045|193|commune|Hòa Bình
07048|193|commune|Vũ Oai
07051|193|commune|Dân Chủ
07054|193|commune|Quảng La
07057|193|commune|Bằng Cả
07060|193|commune|Thống Nhất
07063|193|commune|Sơn Dương
07066|193|commune|Lê Lợi
06709|194|ward|Ka Long
06712|194|ward|Trần Phú
06715|194|ward|Ninh Dương
06721|194|ward|Trà Cổ
06724|194|commune|Hải Sơn
06727|194|commune|Bắc Sơn
06730|194|commune|Hải Đông
06733|194|commune|Hải Tiến
06736|194|ward|Hải Yên
06739|194|commune|Quảng Nghĩa
06742|194|ward|Hải Hòa
06745|194|commune|Hải Xuân
06748|194|commune|Vạn Ninh
06751|194|ward|Bình Ngọc
06754|194|commune|Vĩnh Trung
06757|194|commune|Vĩnh Thực
06760|195|ward|Mông Dương
06763|195|ward|Cửa Ông
06766|195|ward|Cẩm Sơn
06769|195|ward|Cẩm Đông
06772|195|ward|Cẩm Phú
06775|195|ward|Cẩm Tây
06778|195|ward|Quang Hanh
06781|195|ward|Cẩm Thịnh
06784|195|ward|Cẩm Thủy
06787|195|ward|Cẩm Thạch
06790|195|ward|Cẩm Thành
06793|195|ward|Cẩm Trung
06796|195|ward|Cẩm Bình
06799|195|commune|Hải Hòa
06805|195|commune|Dương Huy
06808|196|ward|Vàng Danh
06811|196|ward|Thanh Sơn
06814|196|ward|Bắc Sơn
06817|196|ward|Quang Trung
06820|196|ward|Trưng Vương
06823|196|ward|Nam Khê
06826|196|ward|Yên Thanh
06829|196|commune|Thượng Yên Công
06832|196|ward|Phương Đông
06835|196|ward|Phương Nam
06838|198|township|Bình Liêu
06841|198|commune|Hoành Mô
06844|198|commune|Đồng Tâm
06847|198|commune|Đồng Văn
06853|198|commune|Vô Ngại
06856|198|commune|Lục Hồn
06859|198|commune|Húc Động
06862|199|township|Tiên Yên
06865|199|commune|Hà Lâu
06868|199|commune|Đại Dực
06871|199|commune|Phong Dụ
06874|199|commune|Điền Xá
06877|199|commune|Đông Ngũ
06880|199|commune|Yên Than
06883|199|commune|Đông Hải
06886|199|commune|Hải Lạng
06889|199|commune|Tiên Lãng
06892|199|commune|Đồng Rui
06895|200|township|Đầm Hà
06898|200|commune|Quảng Lâm
06901|200|commune|Quảng An
06904|200|commune|Tân Bình
06910|200|commune|Dực Yên
06913|200|commune|Quảng Tân
06916|200|commune|Đầm Hà
06917|200|commune|Tân Lập
06919|200|commune|Đại Bình
06922|201|township|Quảng Hà
06925|201|commune|Quảng Đức
06928|201|commune|Quảng Sơn
06931|201|commune|Quảng Thành
06937|201|commune|Quảng Thịnh
06940|201|commune|Quảng Minh
06943|201|commune|Quảng Chính
06946|201|commune|Quảng Long
06949|201|commune|Đường Hoa
06952|201|commune|Quảng Phong
06967|201|commune|Cái Chiên
06970|202|township|Ba Chẽ
06973|202|commune|Thanh Sơn
06976|202|commune|Thanh Lâm
06979|202|commune|Đạp Thanh
06982|202|commune|Nam Sơn
06985|202|commune|Lương Minh
06988|202|commune|Đồn Đạc
06994|203|township|Cái Rồng
06997|203|commune|Đài Xuyên
07000|203|commune|Bình Dân
07003|203|commune|Vạn Yên
07006|203|commune|Minh Châu
07009|203|commune|Đoàn Kết
07012|203|commune|Hạ Long
07015|203|commune|Đông Xá
07018|203|commune|Bản Sen
07021|203|commune|Thắng Lợi
07024|203|commune|Quan Lạn
07027|203|commune|Ngọc Vừng
07069|205|ward|Mạo Khê
07075|205|commune|An Sinh
07078|205|commune|Tràng Lương
07081|205|ward|Bình Khê
07084|205|commune|Việt Dân
07090|205|ward|Bình Dương
07093|205|ward|Đức Chính
07096|205|ward|Tràng An
07099|205|commune|Nguyễn Huệ
07102|205|ward|Thủy An
07105|205|ward|Xuân Sơn
07108|205|commune|Hồng Thái Tây
07111|205|commune|Hồng Thái Đông
07114|205|ward|Hoàng Quế
07117|205|ward|Yên Thọ
07120|205|ward|Hồng Phong
07123|205|ward|Kim Sơn
07126|205|ward|Hưng Đạo
07129|205|ward|Yên Đức
07132|206|ward|Quảng Yên
07135|206|ward|Đông Mai
07138|206|ward|Minh Thành
07144|206|commune|Sông Khoai
07147|206|commune|Hiệp Hòa
07150|206|ward|Cộng Hòa
07153|206|commune|Tiền An
07156|206|commune|Hoàng Tân
07159|206|ward|Tân An
07162|206|ward|Yên Giang
07165|206|ward|Nam Hòa
07168|206|ward|Hà An
07171|206|commune|Cẩm La
07174|206|ward|Phong Hải
07177|206|ward|Yên Hải
07180|206|commune|Liên Hòa
07183|206|ward|Phong Cốc
07186|206|commune|Liên Vị
07189|206|commune|Tiền Phong
07192|207|township|Cô Tô
07195|207|commune|Đồng Tiến
07198|207|commune|Thanh Lân
07201|213|ward|Thọ Xương
07207|213|ward|Ngô Quyền
07210|213|ward|Hoàng Văn Thụ
07213|213|ward|Trần Phú
07216|213|ward|Mỹ Độ
07222|213|ward|Song Mai
07225|213|ward|Xương Giang
07228|213|ward|Đa Mai
07231|213|ward|Dĩnh Kế
07441|213|ward|Dĩnh Trì
07681|213|ward|Nham Biền
07682|213|ward|Tân An
07687|213|ward|Tân Mỹ
07690|213|ward|Hương Gián
07693|213|commune|Tân An
07696|213|ward|Đồng Sơn
07699|213|ward|Tân Tiến
07702|213|commune|Quỳnh Sơn
07705|213|ward|Song Khê
07708|213|ward|Nội Hoàng
07711|213|ward|Tiền Phong
07714|213|commune|Xuân Phú
07717|213|ward|Tân Liễu
07720|213|commune|Trí Yên
07723|213|commune|Lãng Sơn
07726|213|commune|Yên Lư
07729|213|commune|Tiến Dũng
07732|213|commune|Nham Sơn
07735|213|commune|Đức Giang
07738|213|ward|Cảnh Thụy
07741|213|commune|Tư Mại
07744|213|commune|Thắng Cương
07747|213|commune|Đồng Việt
07750|213|commune|Đồng Phúc
07243|215|commune|Đồng Tiến
07246|215|commune|Canh Nậu
07249|215|commune|Xuân Lương
07252|215|commune|Tam Tiến
07255|215|commune|Đồng Vương
07258|215|commune|Đồng Hưu
07260|215|commune|Đồng Tâm
07261|215|commune|Tân Hiệp
07264|215|commune|Tiến Thắng
07270|215|commune|Đồng Lạc
07273|215|commune|Đông Sơn
07279|215|commune|Hương Vĩ
07282|215|commune|Đồng Kỳ
07285|215|commune|An Thượng
07288|215|township|Phồn Xương
07291|215|commune|Tân Sỏi
07294|215|township|Bố Hạ
07306|216|township|Nhã Nam
07309|216|commune|Tân Trung
07315|216|commune|Quang Trung
07321|216|commune|An Dương
07324|216|commune|Phúc Hòa
07327|216|commune|Liên Sơn
07330|216|commune|Hợp Đức
07333|216|commune|Lam Sơn
07336|216|commune|Cao Xá
07339|216|township|Cao Thượng
07342|216|commune|Việt Ngọc
07345|216|commune|Song Vân
07348|216|commune|Ngọc Châu
07351|216|commune|Ngọc Vân
07354|216|commune|Việt Lập
07357|216|commune|Liên Chung
07360|216|commune|Ngọc Thiện
07363|216|commune|Ngọc Lý
07366|216|commune|Quế Nham
07375|217|township|Vôi
07378|217|commune|Nghĩa Hòa
07381|217|commune|Nghĩa Hưng
07384|217|commune|Quang Thịnh
07387|217|commune|Hương Sơn
07390|217|commune|Đào Mỹ
07393|217|commune|Tiên Lục
07396|217|commune|An Hà
07399|217|township|Kép
07405|217|commune|Hương Lạc
07408|217|commune|Dương Đức
07411|217|commune|Tân Thanh
07417|217|commune|Tân Hưng
07420|217|commune|Mỹ Thái
07426|217|commune|Xương Lâm
07429|217|commune|Xuân Hương
07432|217|commune|Tân Dĩnh
07435|217|commune|Đại Lâm
07438|217|commune|Thái Đào
07444|218|township|Đồi Ngô
07450|218|commune|Đông Hưng
07453|218|commune|Đông Phú
07456|218|commune|Tam Dị
07459|218|commune|Bảo Sơn
07462|218|commune|Bảo Đài
07465|218|commune|Thanh Lâm
07468|218|commune|Tiên Nha
07471|218|commune|Trường Giang
07477|218|township|Phương Sơn
07480|218|commune|Chu Điện
07483|218|commune|Cương Sơn
07486|218|commune|Nghĩa Phương
07489|218|commune|Vô Tranh
07492|218|commune|Bình Sơn
07495|218|commune|Lan Mẫu
07498|218|commune|Yên Sơn
07501|218|commune|Khám Lạng
07504|218|commune|Huyền Sơn
07507|218|commune|Trường Sơn
07510|218|commune|Lục Sơn
07513|218|commune|Bắc Lũng
07519|218|commune|Cẩm Lý
07522|218|commune|Đan Hội
07528|219|commune|Cấm Sơn
07531|219|commune|Tân Sơn
07534|219|commune|Phong Minh
07537|219|commune|Phong Vân
07540|219|commune|Xa Lý
07543|219|commune|Hộ Đáp
07546|219|commune|Sơn Hải
07555|219|commune|Biên Sơn
07564|219|commune|Kim Sơn
07567|219|commune|Tân Hoa
07570|219|commune|Giáp Sơn
07573|219|township|Biển Động
07582|219|township|Phì Điền
07588|219|commune|Tân Quang
07591|219|commune|Đồng Cốc
07594|219|commune|Tân Lập
07597|219|commune|Phú Nhuận
07606|219|commune|Tân Mộc
07609|219|commune|Đèo Gia
07615|220|township|An Châu
07616|220|township|Tây Yên Tử
07621|220|commune|Vân Sơn
07624|220|commune|Hữu Sản
07627|220|commune|Đại Sơn
07630|220|commune|Phúc Sơn
07636|220|commune|Giáo Liêm
07642|220|commune|Cẩm Đàn
07645|220|commune|An Lạc
07648|220|commune|Vĩnh An
07651|220|commune|Yên Định
07654|220|commune|Lệ Viễn
07660|220|commune|An Bá
07663|220|commune|Tuấn Đạo
07666|220|commune|Dương Hưu
07672|220|commune|Long Sơn
07678|220|commune|Thanh Luận
07759|222|commune|Thượng Lan
07762|222|commune|Việt Tiến
07765|222|commune|Nghĩa Trung
07768|222|commune|Minh Đức
07771|222|commune|Hương Mai
07774|222|ward|Tự Lạn
07777|222|ward|Bích Động
07780|222|commune|Trung Sơn
07783|222|ward|Hồng Thái
07786|222|commune|Tiên Sơn
07789|222|ward|Tăng Tiến
07792|222|ward|Quảng Minh
07795|222|ward|Nếnh
07798|222|ward|Ninh Sơn
07801|222|ward|Vân Trung
07804|222|commune|Vân Hà
07807|222|ward|Quang Châu
07816|223|commune|Đồng Tiến
07822|223|commune|Hoàng Vân
07825|223|commune|Toàn Thắng
07831|223|commune|Ngọc Sơn
07840|223|township|Thắng
07843|223|commune|Sơn Thịnh
07846|223|commune|Lương Phong
07849|223|commune|Hùng Thái
07855|223|commune|Thường Thắng
07858|223|commune|Hợp Thịnh
07861|223|commune|Danh Thắng
07864|223|commune|Mai Trung
07867|223|commune|Đoan Bái
07870|223|township|Bắc Lý
07873|223|commune|Xuân Cẩm
07876|223|commune|Hương Lâm
07879|223|commune|Đông Lỗ
07882|223|commune|Châu Minh
07885|223|commune|Mai Đình
07525|224|ward|Chũ
07549|224|ward|Thanh Hải
07552|224|commune|Kiên Lao
07558|224|commune|Kiên Thành
07561|224|ward|Hồng Giang
07576|224|commune|Quý Sơn
07579|224|ward|Trù Hựu
07600|224|commune|Mỹ An
07603|224|commune|Nam Dương
07612|224|ward|Phượng Sơn
07888|227|ward|Dữu Lâu
07894|227|ward|Nông Trang
07897|227|ward|Tân Dân
07900|227|ward|Gia Cẩm
07903|227|ward|Tiên Cát
07906|227|ward|Thọ Sơn
07909|227|ward|Thanh Miếu
07912|227|ward|Bạch Hạc
07918|227|ward|Vân Phú
07921|227|commune|Phượng Lâu
07924|227|commune|Thụy Vân
07927|227|ward|Minh Phương
07930|227|commune|Trưng Vương
07933|227|ward|Minh Nông
07936|227|commune|Sông Lô
08281|227|commune|Kim Đức
08287|227|commune|Hùng Lô
08503|227|commune|Hy Cương
08506|227|commune|Chu Hóa
08515|227|commune|Thanh Đình
07942|228|ward|Hùng Vương
07945|228|ward|Phong Châu
07948|228|ward|Âu Cơ
07951|228|commune|Hà Lộc
07954|228|commune|Phú Hộ
07957|228|commune|Văn Lung
07960|228|commune|Thanh Minh
07963|228|commune|Hà Thạch
07966|228|ward|Thanh Vinh
07969|230|township|Đoan Hùng
07975|230|commune|Hùng Xuyên
07981|230|commune|Bằng Luân
07987|230|commune|Phú Lâm
07996|230|commune|Bằng Doãn
07999|230|commune|Chí Đám
08005|230|commune|Phúc Lai
08008|230|commune|Ngọc Quan
08014|230|commune|Hợp Nhất
08023|230|commune|Tây Cốc
08035|230|commune|Hùng Long
08038|230|commune|Yên Kiện
08044|230|commune|Chân Mộng
08050|230|commune|Ca Đình
08053|231|township|Hạ Hòa
08056|231|commune|Đại Phạm
08062|231|commune|Đan Thượng
08065|231|commune|Hà Lương
08071|231|commune|Tứ Hiệp
08080|231|commune|Hiền Lương
08089|231|commune|Phương Viên
08092|231|commune|Gia Điền
08095|231|commune|Ấm Hạ
08104|231|commune|Hương Xạ
08110|231|commune|Xuân Áng
08113|231|commune|Yên Kỳ
08119|231|commune|Minh Hạc
08122|231|commune|Lang Sơn
08125|231|commune|Bằng Giã
08128|231|commune|Yên Luật
08131|231|commune|Vô Tranh
08134|231|commune|Văn Lang
08140|231|commune|Minh Côi
08143|231|commune|Vĩnh Chân
08152|232|township|Thanh Ba
08156|232|commune|Vân Lĩnh
08158|232|commune|Đông Lĩnh
08161|232|commune|Đại An
08164|232|commune|Hanh Cù
08170|232|commune|Đồng Xuân
08173|232|commune|Quảng Yên
08179|232|commune|Ninh Dân
08194|232|commune|Võ Lao
08197|232|commune|Khải Xuân
08200|232|commune|Mạn Lạn
08203|232|commune|Hoàng Cương
08206|232|commune|Chí Tiên
08209|232|commune|Đông Thành
08215|232|commune|Sơn Cương
08218|232|commune|Thanh Hà
08221|232|commune|Đỗ Sơn
08224|232|commune|Đỗ Xuyên
08227|232|commune|Lương Lỗ
08230|233|township|Phong Châu
08233|233|commune|Phú Mỹ
08234|233|commune|Lệ Mỹ
08236|233|commune|Liên Hoa
08239|233|commune|Trạm Thản
08242|233|commune|Trị Quận
08245|233|commune|Trung Giáp
08248|233|commune|Tiên Phú
08251|233|commune|Hạ Giáp
08254|233|commune|Bảo Thanh
08257|233|commune|Phú Lộc
08260|233|commune|Gia Thanh
08263|233|commune|Tiên Du
08266|233|commune|Phú Nham
08272|233|commune|An Đạo
08275|233|commune|Bình Phú
08278|233|commune|Phù Ninh
08290|234|township|Yên Lập
08293|234|commune|Mỹ Lung
08296|234|commune|Mỹ Lương
08299|234|commune|Lương Sơn
08302|234|commune|Xuân An
08305|234|commune|Xuân Viên
08308|234|commune|Xuân Thủy
08311|234|commune|Trung Sơn
08314|234|commune|Hưng Long
08317|234|commune|Nga Hoàng
08320|234|commune|Đồng Lạc
08323|234|commune|Thượng Long
08326|234|commune|Đồng Thịnh
08329|234|commune|Phúc Khánh
08332|234|commune|Minh Hòa
08335|234|commune|Ngọc Lập
08338|234|commune|Ngọc Đồng
08341|235|township|Cẩm Khê
08344|235|commune|Tiên Lương
08350|235|commune|Minh Thắng
08353|235|commune|Minh Tân
08356|235|commune|Phượng Vĩ
08374|235|commune|Tùng Khê
08377|235|commune|Tam Sơn
08380|235|commune|Văn Bán
08389|235|commune|Phong Thịnh
08398|235|commune|Phú Khê
08401|235|commune|Hương Lung
08413|235|commune|Nhật Tiến
08416|235|commune|Hùng Việt
08422|235|commune|Yên Dưỡng
08428|235|commune|Điêu Lương
08431|235|commune|Đồng Lương
08434|236|township|Hưng Hóa
08440|236|commune|Hiền Quan
08443|236|commune|Bắc Sơn
08446|236|commune|Thanh Uyên
08461|236|commune|Lam Sơn
08467|236|commune|Vạn Xuân
08470|236|commune|Quang Húc
08473|236|commune|Hương Nộn
08476|236|commune|Tề Lễ
08479|236|commune|Thọ Văn
08482|236|commune|Dị Nậu
08491|236|commune|Dân Quyền
08494|237|township|Lâm Thao
08497|237|commune|Tiên Kiên
08498|237|township|Hùng Sơn
08500|237|commune|Xuân Lũng
08509|237|commune|Xuân Huy
08512|237|commune|Thạch Sơn
08518|237|commune|Sơn Vi
08521|237|commune|Phùng Nguyên
08527|237|commune|Cao Xá
08533|237|commune|Vĩnh Lại
08536|237|commune|Tứ Xã
08539|237|commune|Bản Nguyên
08542|238|township|Thanh Sơn
08563|238|commune|Sơn Hùng
08572|238|commune|Địch Quả
08575|238|commune|Giáp Lai
08581|238|commune|Thục Luyện
08584|238|commune|Võ Miếu
08587|238|commune|Thạch Khoán
08602|238|commune|Cự Thắng
08605|238|commune|Tất Thắng
08611|238|commune|Văn Miếu
08614|238|commune|Cự Đồng
08623|238|commune|Thắng Sơn
08629|238|commune|Tân Minh
08632|238|commune|Hương Cần
08635|238|commune|Khả Cửu
08638|238|commune|Đông Cửu
08641|238|commune|Tân Lập
08644|238|commune|Yên Lãng
08647|238|commune|Yên Lương
08650|238|commune|Thượng Cửu
08653|238|commune|Lương Nha
08656|238|commune|Yên Sơn
08659|238|commune|Tinh Nhuệ
08662|239|commune|Đào Xá
08665|239|commune|Thạch Đồng
08668|239|commune|Xuân Lộc
08671|239|commune|Tân Phương
08674|239|township|Thanh Thủy
08677|239|commune|Sơn Thủy
08680|239|commune|Bảo Yên
08683|239|commune|Đoan Hạ
08686|239|commune|Đồng Trung
08689|239|commune|Hoàng Xá
08701|239|commune|Tu Vũ
08545|240|commune|Thu Cúc
08548|240|commune|Thạch Kiệt
08551|240|commune|Thu Ngạc
08554|240|commune|Kiệt Sơn
08557|240|commune|Đồng Sơn
08560|240|commune|Lai Đồng
08566|240|township|Tân Phú
08569|240|commune|Mỹ Thuận
08578|240|commune|Tân Sơn
08590|240|commune|Xuân Đài
08593|240|commune|Minh Đài
08596|240|commune|Văn Luông
08599|240|commune|Xuân Sơn
08608|240|commune|Long Cốc
08617|240|commune|Kim Thượng
08620|240|commune|Tam Thanh
08626|240|commune|Vinh Tiền
08707|243|ward|Tích Sơn
08710|243|ward|Liên Bảo
08713|243|ward|Hội Hợp
08716|243|ward|Đống Đa
08719|243|ward|Ngô Quyền
08722|243|ward|Đồng Tâm
08725|243|ward|Định Trung
08728|243|ward|Khai Quang
08731|243|commune|Thanh Trù
08737|244|ward|Hùng Vương
08740|244|ward|Hai Bà Trưng
08743|244|ward|Phúc Thắng
08746|244|ward|Xuân Hòa
08747|244|ward|Đồng Xuân
08749|244|commune|Ngọc Thanh
08752|244|commune|Cao Minh
08755|244|ward|Nam Viêm
08758|244|ward|Tiền Châu
08761|246|township|Lập Thạch
08764|246|commune|Quang Sơn
08767|246|commune|Ngọc Mỹ
08770|246|commune|Hợp Lý
08785|246|commune|Bắc Bình
08788|246|commune|Thái Hòa
08789|246|township|Hoa Sơn
08791|246|commune|Liễn Sơn
08794|246|commune|Xuân Hòa
08797|246|commune|Vân Trục
08812|246|commune|Liên Hòa
08815|246|commune|Tử Du
08833|246|commune|Bàn Giản
08836|246|commune|Xuân Lôi
08839|246|commune|Đồng Ích
08842|246|commune|Tiên Lữ
08845|246|commune|Văn Quán
08863|246|commune|Tây Sơn
08866|246|commune|Sơn Đông
08869|247|township|Hợp Hòa
08872|247|commune|Hoàng Hoa
08875|247|commune|Đồng Tĩnh
08878|247|township|Kim Long
08881|247|commune|Hướng Đạo
08884|247|commune|Đạo Tú
08887|247|commune|An Hòa
08890|247|commune|Thanh Vân
08893|247|commune|Duy Phiên
08896|247|commune|Hoàng Đan
08899|247|commune|Hoàng Lâu
08905|247|commune|Hội Thịnh
08908|248|township|Tam Đảo
08911|248|township|Hợp Châu
08914|248|commune|Đạo Trù
08917|248|commune|Yên Dương
08920|248|commune|Bồ Lý
08923|248|township|Đại Đình
08926|248|commune|Tam Quan
08929|248|commune|Hồ Sơn
08932|248|commune|Minh Quang
08935|249|township|Hương Canh
08936|249|township|Gia Khánh
08938|249|commune|Trung Mỹ
08944|249|township|Bá Hiến
08947|249|commune|Thiện Kế
08950|249|commune|Hương Sơn
08953|249|commune|Tam Hợp
08956|249|commune|Quất Lưu
08959|249|commune|Sơn Lôi
08962|249|township|Đạo Đức
08965|249|commune|Tân Phong
08968|249|township|Thanh Lãng
08971|249|commune|Phú Xuân
09025|251|township|Yên Lạc
09028|251|commune|Đồng Cương
09031|251|commune|Đồng Văn
09034|251|commune|Bình Định
09037|251|commune|Trung Nguyên
09040|251|commune|Tề Lỗ
09043|251|township|Tam Hồng
09046|251|commune|Yên Đồng
09049|251|commune|Văn Tiến
09052|251|commune|Nguyệt Đức
09055|251|commune|Yên Phương
09061|251|commune|Trung Kiên
09064|251|commune|Liên Châu
09067|251|commune|Đại Tự
09070|251|commune|Hồng Châu
09073|251|commune|Trung Hà
09076|252|township|Vĩnh Tường
09079|252|commune|Kim Xá
09082|252|commune|Yên Bình
09085|252|commune|Chấn Hưng
09088|252|commune|Nghĩa Hưng
09091|252|commune|Yên Lập
09097|252|commune|Sao Đại Việt
09100|252|commune|Đại Đồng
09106|252|commune|Lũng Hòa
09112|252|township|Thổ Tang
09118|252|commune|Lương Điền
09124|252|commune|Tân Phú
09127|252|commune|Thượng Trưng
09130|252|commune|Vũ Di
09136|252|commune|Tuân Chính
09145|252|township|Tứ Trưng
09148|252|commune|Ngũ Kiên
09151|252|commune|An Nhân
09154|252|commune|Vĩnh Thịnh
09157|252|commune|Vĩnh Phú
08773|253|commune|Lãng Công
08776|253|commune|Quang Yên
08782|253|commune|Hải Lựu
08800|253|commune|Đồng Quế
08803|253|commune|Nhân Đạo
08806|253|commune|Đôn Nhân
08809|253|commune|Phương Khoan
08818|253|commune|Tân Lập
08824|253|township|Tam Sơn
08830|253|commune|Yên Thạch
08848|253|commune|Đồng Thịnh
08851|253|commune|Tứ Yên
08854|253|commune|Đức Bác
08860|253|commune|Cao Phong
09163|256|ward|Vũ Ninh
09166|256|ward|Đáp Cầu
09169|256|ward|Thị Cầu
09172|256|ward|Kinh Bắc
09181|256|ward|Đại Phúc
09184|256|ward|Tiền Ninh Vệ
09187|256|ward|Suối Hoa
09190|256|ward|Võ Cường
09214|256|ward|Hòa Long
09226|256|ward|Vạn An
09235|256|ward|Khúc Xuyên
09244|256|ward|Phong Khê
09256|256|ward|Kim Chân
09271|256|ward|Vân Dương
09286|256|ward|Nam Sơn
09325|256|ward|Khắc Niệm
09331|256|ward|Hạp Lĩnh
09193|258|township|Chờ
09196|258|commune|Dũng Liệt
09199|258|commune|Tam Đa
09202|258|commune|Tam Giang
09205|258|commune|Yên Trung
09208|258|commune|Thụy Hòa
09211|258|commune|Hòa Tiến
09217|258|commune|Đông Tiến
09220|258|commune|Yên Phụ
09223|258|commune|Trung Nghĩa
09229|258|commune|Đông Phong
09232|258|commune|Long Châu
09238|258|commune|Văn Môn
09241|258|commune|Đông Thọ
09247|259|ward|Phố Mới
09250|259|commune|Việt Thống
09253|259|ward|Đại Xuân
09259|259|ward|Nhân Hòa
09262|259|ward|Bằng An
09265|259|ward|Phương Liễu
09268|259|ward|Quế Tân
09274|259|ward|Phù Lương
09277|259|commune|Phù Lãng
09280|259|ward|Phượng Mao
09283|259|ward|Việt Hùng
09289|259|commune|Ngọc Xá
09292|259|commune|Châu Phong
09295|259|ward|Bồng Lai
09298|259|ward|Cách Bi
09301|259|commune|Đào Viên
09304|259|commune|Yên Giả
09307|259|commune|Mộ Đạo
09310|259|commune|Đức Long
09313|259|commune|Chi Lăng
09319|260|township|Lim
09322|260|commune|Phú Lâm
09328|260|commune|Nội Duệ
09334|260|commune|Liên Bão
09337|260|commune|Hiên Vân
09340|260|commune|Hoàn Sơn
09343|260|commune|Lạc Vệ
09346|260|commune|Việt Đoàn
09349|260|commune|Phật Tích
09352|260|commune|Tân Chi
09355|260|commune|Đại Đồng
09358|260|commune|Tri Phương
09361|260|commune|Minh Đạo
09364|260|commune|Cảnh Hưng
09367|261|ward|Đông Ngàn
09370|261|ward|Tam Sơn
09373|261|ward|Hương Mạc
09376|261|ward|Tương Giang
09379|261|ward|Phù Khê
09382|261|ward|Đồng Kỵ
09383|261|ward|Trang Hạ
09385|261|ward|Đồng Nguyên
09388|261|ward|Châu Khê
09391|261|ward|Tân Hồng
09394|261|ward|Đình Bảng
09397|261|ward|Phù Chẩn
09400|262|ward|Hồ
09403|262|commune|Hoài Thượng
09406|262|commune|Đại Đồng Thành
09409|262|commune|Mão Điền
09412|262|ward|Song Hồ
09415|262|commune|Đình Tổ
09418|262|ward|An Bình
09421|262|ward|Trí Quả
09424|262|ward|Gia Đông
09427|262|ward|Thanh Khương
09430|262|ward|Trạm Lộ
09433|262|ward|Xuân Lâm
09436|262|ward|Hà Mãn
09439|262|commune|Ngũ Thái
09442|262|commune|Nguyệt Đức
09445|262|ward|Ninh Xá
09448|262|commune|Nghĩa Đạo
09451|262|commune|Song Liễu
09454|263|township|Gia Bình
09457|263|commune|Vạn Ninh
09460|263|commune|Thái Bảo
09463|263|commune|Giang Sơn
09466|263|commune|Cao Đức
09469|263|commune|Đại Lai
09472|263|commune|Song Giang
09475|263|commune|Bình Dương
09478|263|commune|Lãng Ngâm
09481|263|township|Nhân Thắng
09484|263|commune|Xuân Lai
09487|263|commune|Đông Cứu
09490|263|commune|Đại Bái
09493|263|commune|Quỳnh Phú
09496|264|township|Thứa
09499|264|commune|An Thịnh
09502|264|commune|Trung Kênh
09505|264|commune|Phú Hòa
09508|264|commune|An Tập
09511|264|commune|Tân Lãng
09514|264|commune|Quảng Phú
09517|264|commune|Quang Minh
09523|264|commune|Trung Chính
09529|264|commune|Bình Định
09532|264|commune|Phú Lương
09535|264|commune|Lâm Thao
10507|288|ward|Cẩm Thượng
10510|288|ward|Bình Hàn
10513|288|ward|Ngọc Châu
10514|288|ward|Nhị Châu
10516|288|ward|Quang Trung
10519|288|ward|Nguyễn Trãi
10525|288|ward|Trần Hưng Đạo
10528|288|ward|Trần Phú
10531|288|ward|Thanh Bình
10532|288|ward|Tân Bình
10534|288|ward|Lê Thanh Nghị
10537|288|ward|Hải Tân
10540|288|ward|Tứ Minh
10543|288|ward|Việt Hòa
10660|288|ward|Ái Quốc
10663|288|commune|An Thượng
10672|288|ward|Nam Đồng
10822|288|commune|Quyết Thắng
10837|288|commune|Tiền Tiến
11002|288|ward|Thạch Khôi
11005|288|commune|Liên Hồng
11011|288|ward|Tân Hưng
11017|288|commune|Gia Xuyên
11077|288|commune|Ngọc Sơn
10546|290|ward|Phả Lại
10549|290|ward|Sao Đỏ
10552|290|ward|Bến Tắm
10555|290|commune|Hoàng Hoa Thám
10558|290|commune|Bắc An
10561|290|commune|Hưng Đạo
10564|290|commune|Lê Lợi
10567|290|ward|Hoàng Tiến
10570|290|ward|Cộng Hòa
10573|290|ward|Hoàng Tân
10576|290|ward|Cổ Thành
10579|290|ward|Văn An
10582|290|ward|Chí Minh
10585|290|ward|Văn Đức
10588|290|ward|Thái Học
10591|290|commune|Nhân Huệ
10594|290|ward|An Lạc
10600|290|ward|Đồng Lạc
10603|290|ward|Tân Dân
10606|291|township|Nam Sách
10609|291|commune|Nam Hưng
10612|291|commune|Nam Tân
10615|291|commune|Hợp Tiến
10618|291|commune|Hiệp Cát
10621|291|commune|Quốc Tuấn
10630|291|commune|An Bình
10633|291|commune|Trần Phú
10636|291|commune|An Sơn
10639|291|commune|Cộng Hòa
10642|291|commune|Thái Tân
10645|291|commune|An Phú
10654|291|commune|Hồng Phong
10657|291|commune|Đồng Lạc
10666|291|commune|Minh Tân
10675|292|ward|An Lưu
10678|292|commune|Bạch Đằng
10681|292|ward|Thất Hùng
10684|292|commune|Lê Ninh
10693|292|ward|Phạm Thái
10696|292|ward|Duy Tân
10699|292|ward|Tân Dân
10702|292|ward|Minh Tân
10705|292|commune|Quang Thành
10708|292|commune|Hiệp Hòa
10714|292|ward|Phú Thứ
10717|292|commune|Thăng Long
10720|292|commune|Lạc Long
10723|292|ward|An Sinh
10726|292|ward|Hiệp Sơn
10729|292|commune|Thượng Quận
10732|292|ward|An Phụ
10735|292|ward|Hiệp An
10738|292|ward|Long Xuyên
10741|292|ward|Thái Thịnh
10744|292|ward|Hiến Thành
10747|292|commune|Minh Hòa
10750|293|township|Phú Thái
10756|293|commune|Lai Khê
10762|293|commune|Vũ Dũng
10768|293|commune|Tuấn Việt
10771|293|commune|Kim Xuyên
10777|293|commune|Ngũ Phúc
10780|293|commune|Kim Anh
10783|293|commune|Kim Liên
10786|293|commune|Kim Tân
10792|293|commune|Kim Đính
10798|293|commune|Hòa Bình
10801|293|commune|Tam Kỳ
10804|293|commune|Đồng Cẩm
10810|293|commune|Đại Đức
10813|294|township|Thanh Hà
10816|294|commune|Hồng Lạc
10825|294|commune|Tân Việt
10828|294|commune|Cẩm Việt
10831|294|commune|Thanh An
10834|294|commune|Thanh Lang
10840|294|commune|Tân An
10843|294|commune|Liên Mạc
10846|294|commune|Thanh Hải
10855|294|commune|Thanh Xuân
10861|294|commune|Thanh Tân
10864|294|commune|An Phượng
10867|294|commune|Thanh Sơn
10876|294|commune|Thanh Quang
10879|294|commune|Thanh Hồng
10882|294|commune|Vĩnh Cường
10888|295|township|Cẩm Giang
10891|295|township|Lai Cách
10894|295|commune|Cẩm Hưng
10897|295|commune|Cẩm Hoàng
10900|295|commune|Cẩm Văn
10903|295|commune|Ngọc Liên
10909|295|commune|Cẩm Vũ
10912|295|commune|Đức Chính
10918|295|commune|Định Sơn
10924|295|commune|Lương Điền
10927|295|commune|Cao An
10930|295|commune|Tân Trường
10933|295|commune|Phúc Điền
10939|295|commune|Cẩm Đông
10942|295|commune|Cẩm Đoài
10945|296|township|Kẻ Sặt
10951|296|commune|Vĩnh Hưng
10954|296|commune|Hùng Thắng
10960|296|commune|Vĩnh Hồng
10963|296|commune|Long Xuyên
10966|296|commune|Tân Việt
10969|296|commune|Thúc Kháng
10972|296|commune|Tân Hồng
10978|296|commune|Hồng Khê
10981|296|commune|Thái Minh
10984|296|commune|Cổ Bì
10987|296|commune|Nhân Quyền
10990|296|commune|Thái Dương
10993|296|commune|Thái Hòa
10996|296|commune|Bình Xuyên
10999|297|township|Gia Lộc
11008|297|commune|Thống Nhất
11020|297|commune|Yết Kiêu
11035|297|commune|Gia Phúc
11038|297|commune|Gia Tiến
11041|297|commune|Lê Lợi
11044|297|commune|Toàn Thắng
11047|297|commune|Hoàng Diệu
11050|297|commune|Hồng Hưng
11053|297|commune|Phạm Trấn
11056|297|commune|Đoàn Thượng
11059|297|commune|Thống Kênh
11065|297|commune|Nhật Quang
11071|297|commune|Quang Đức
11074|298|township|Tứ Kỳ
11083|298|commune|Đại Sơn
11086|298|commune|Hưng Đạo
11092|298|commune|Bình Lăng
11095|298|commune|Chí Minh
11098|298|commune|Kỳ Sơn
11101|298|commune|Quang Phục
11113|298|commune|Tân Kỳ
11116|298|commune|Quang Khải
11119|298|commune|Đại Hợp
11122|298|commune|Dân An
11125|298|commune|An Thanh
11128|298|commune|Minh Đức
11131|298|commune|Văn Tố
11134|298|commune|Quang Trung
11140|298|commune|Lạc Phượng
11143|298|commune|Tiên Động
11146|298|commune|Nguyên Giáp
11149|298|commune|Hà Kỳ
11152|298|commune|Hà Thanh
11161|299|commune|Ứng Hòe
11164|299|commune|Nghĩa An
11167|299|commune|Đức Phúc
11173|299|commune|An Đức
11179|299|commune|Tân Hương
11185|299|commune|Vĩnh Hòa
11188|299|commune|Bình Xuyên
11197|299|commune|Tân Phong
11203|299|township|Ninh Giang
11206|299|commune|Tân Quang
11215|299|commune|Hồng Dụ
11218|299|commune|Văn Hội
11224|299|commune|Hồng Phong
11227|299|commune|Hiệp Lực
11230|299|commune|Kiến Phúc
11233|299|commune|Hưng Long
11239|300|township|Thanh Miện
11242|300|commune|Thanh Tùng
11245|300|commune|Phạm Kha
11248|300|commune|Ngô Quyền
11251|300|commune|Đoàn Tùng
11254|300|commune|Hồng Quang
11257|300|commune|Tân Trào
11260|300|commune|Lam Sơn
11263|300|commune|Đoàn Kết
11266|300|commune|Lê Hồng
11269|300|commune|Tứ Cường
11275|300|commune|Ngũ Hùng
11278|300|commune|Cao Thắng
11281|300|commune|Chi Lăng Bắc
11284|300|commune|Chi Lăng Nam
11287|300|commune|Thanh Giang
11293|300|commune|Hồng Phong
11296|303|ward|Quán Toan
11299|303|ward|Hùng Vương
11302|303|ward|Sở Dầu
11305|303|ward|Thượng Lý
11311|303|ward|Minh Khai
11320|303|ward|Hoàng Văn Thụ
11323|303|ward|Phan Bội Châu
11587|303|ward|Đại Bản
11599|303|ward|An Hưng
11602|303|ward|An Hồng
11329|304|ward|Máy Chai
11335|304|ward|Vạn Mỹ
11338|304|ward|Cầu Tre
11341|304|ward|Gia Viên
11344|304|ward|Cầu Đất
11350|304|ward|Đông Khê
11359|304|ward|Đằng Giang
11365|304|ward|Lạch Tray
11371|305|ward|An Biên
11383|305|ward|Trần Nguyên Hãn
11395|305|ward|Hàng Kênh
11401|305|ward|An Dương
11404|305|ward|Dư Hàng Kênh
11405|305|ward|Kênh Dương
11407|305|ward|Vĩnh Niệm
11410|306|ward|Đông Hải 1
11411|306|ward|Đông Hải 2
11413|306|ward|Đằng Lâm
11414|306|ward|Thành Tô
11416|306|ward|Đằng Hải
11419|306|ward|Nam Hải
11422|306|ward|Cát Bi
11425|306|ward|Tràng Cát
11431|307|ward|Đồng Hòa
11434|307|ward|Bắc Sơn
11437|307|ward|Nam Sơn
11440|307|ward|Ngọc Sơn
11443|307|ward|Trần Thành Ngọ
11446|307|ward|Văn Đẩu
11449|307|ward|Bắc Hà
11455|308|ward|Ngọc Xuyên
11458|308|ward|Hải Sơn
11461|308|ward|Vạn Hương
11465|308|ward|Minh Đức
11467|308|ward|Bàng La
11737|308|ward|Hợp Đức
11683|309|ward|Đa Phúc
11686|309|ward|Hưng Đạo
11689|309|ward|Anh Dũng
11692|309|ward|Hải Thành
11707|309|ward|Hòa Nghĩa
11740|309|ward|Tân Thành
11473|311|ward|Minh Đức
11485|311|commune|Liên Xuân
11488|311|ward|Lưu Kiếm
11500|311|commune|Bạch Đằng
11503|311|commune|Ninh Sơn
11506|311|ward|Quảng Thanh
11512|311|ward|Trần Hưng Đạo
11518|311|commune|Quang Trung
11521|311|ward|Lê Hồng Phong
11527|311|ward|Hòa Bình
11530|311|ward|Thủy Hà
11533|311|ward|An Lư
11539|311|ward|Phạm Ngũ Lão
11542|311|ward|Nam Triệu Giang
11545|311|ward|Tam Hưng
11551|311|ward|Lập Lễ
11557|311|ward|Thiên Hương
11560|311|ward|Thủy Đường
11569|311|ward|Hoàng Lâm
11572|311|ward|Hoa Động
11578|311|ward|Dương Quan
11581|312|ward|Lê Lợi
11584|312|ward|Lê Thiện
11590|312|ward|An Hòa
11593|312|ward|Hồng Phong
11596|312|ward|Tân Tiến
11608|312|ward|Nam Sơn
11614|312|ward|An Hải
11617|312|ward|Đồng Thái
11623|312|ward|An Đồng
11626|312|ward|Hồng Thái
11629|313|township|An Lão
11632|313|commune|Bát Trang
11635|313|commune|Trường Thọ
11638|313|commune|Trường Thành
11641|313|commune|An Tiến
11644|313|commune|Quang Hưng
11647|313|commune|Quang Trung
11650|313|commune|Quốc Tuấn
11653|313|commune|An Thắng
11656|313|township|Trường Sơn
11659|313|commune|Tân Dân
11662|313|commune|Thái Sơn
11665|313|commune|Tân Viên
11668|313|commune|Mỹ Đức
11671|313|commune|Chiến Thắng
11674|313|commune|An Thọ
11677|313|commune|An Thái
11680|314|township|Núi Đối
11695|314|commune|Đông Phương
11698|314|commune|Thuận Thiên
11701|314|commune|Hữu Bằng
11704|314|commune|Đại Đồng
11710|314|commune|Ngũ Phúc
11713|314|commune|Kiến Quốc
11716|314|commune|Du Lễ
11722|314|commune|Thanh Sơn
11725|314|commune|Minh Tân
11728|314|commune|Kiến Hưng
11734|314|commune|Tân Phong
11743|314|commune|Tân Trào
11746|314|commune|Đoàn Xá
11749|314|commune|Tú Sơn
11752|314|commune|Đại Hợp
11755|315|township|Tiên Lãng
11758|315|commune|Đại Thắng
11761|315|commune|Tiên Cường
11764|315|commune|Tự Cường
11770|315|commune|Quyết Tiến
11773|315|commune|Khởi Nghĩa
11776|315|commune|Tiên Thanh
11779|315|commune|Cấp Tiến
11782|315|commune|Kiến Thiết
11785|315|commune|Đoàn Lập
11791|315|commune|Tân Minh
11797|315|commune|Tiên Thắng
11800|315|commune|Tiên Minh
11803|315|commune|Bắc Hưng
11806|315|commune|Nam Hưng
11809|315|commune|Hùng Thắng
11812|315|commune|Tây Hưng
11815|315|commune|Đông Hưng
11821|315|commune|Vinh Quang
11824|316|township|Vĩnh Bảo
11827|316|commune|Dũng Tiến
11830|316|commune|Giang Biên
11833|316|commune|Thắng Thủy
11836|316|commune|Trung Lập
11839|316|commune|Việt Tiến
11842|316|commune|Vĩnh An
11848|316|commune|Vĩnh Hòa
11851|316|commune|Hùng Tiến
11857|316|commune|Tân Hưng
11860|316|commune|Tân Liên
11866|316|commune|Vĩnh Hưng
11875|316|commune|Vĩnh Hải
11881|316|commune|Liên Am
11884|316|commune|Lý Học
11887|316|commune|Tam Cường
11890|316|commune|Hòa Bình
11893|316|commune|Tiền Phong
11902|316|commune|Cao Minh
11911|316|commune|Trấn Dương
11914|317|township|Cát Bà
11917|317|township|Cát Hải
11920|317|commune|Nghĩa Lộ
11923|317|commune|Đồng Bài
11926|317|commune|Hoàng Châu
11929|317|commune|Văn Phong
11932|317|commune|Phù Long
11935|317|commune|Gia Luận
11938|317|commune|Hiền Hào
11941|317|commune|Trân Châu
11944|317|commune|Việt Hải
11947|317|commune|Xuân Đám
11950|323|ward|Lam Sơn
11953|323|ward|Hiến Nam
11956|323|ward|An Tảo
11959|323|ward|Lê Lợi
11962|323|ward|Minh Khai
11968|323|ward|Hồng Châu
11971|323|commune|Trung Nghĩa
11974|323|commune|Liên Phương
11977|323|commune|Phương Nam
11980|323|commune|Quảng Châu
11983|323|commune|Bảo Khê
12331|323|commune|Phú Cường
12334|323|commune|Hùng Cường
12385|323|commune|Tân Hưng
12388|323|commune|Hoàng Hanh
11986|325|township|Như Quỳnh
11989|325|commune|Lạc Đạo
11992|325|commune|Chỉ Đạo
11995|325|commune|Đại Đồng
11998|325|commune|Việt Hưng
12001|325|commune|Tân Quang
12004|325|commune|Đình Dù
12007|325|commune|Minh Hải
12010|325|commune|Lương Tài
12013|325|commune|Trưng Trắc
12016|325|commune|Lạc Hồng
12019|326|township|Văn Giang
12022|326|commune|Xuân Quan
12025|326|commune|Cửu Cao
12028|326|commune|Phụng Công
12031|326|commune|Nghĩa Trụ
12034|326|commune|Long Hưng
12037|326|commune|Vĩnh Khúc
12040|326|commune|Liên Nghĩa
12043|326|commune|Tân Tiến
12046|326|commune|Thắng Lợi
12049|326|commune|Mễ Sở
12052|327|township|Yên Mỹ
12055|327|commune|Nguyễn Văn Linh
12061|327|commune|Đồng Than
12064|327|commune|Ngọc Long
12067|327|commune|Liêu Xá
12070|327|commune|Hoàn Long
12073|327|commune|Tân Lập
12076|327|commune|Thanh Long
12079|327|commune|Yên Phú
12085|327|commune|Trung Hòa
12091|327|commune|Việt Yên
12100|327|commune|Tân Minh
12103|328|ward|Bần Yên Nhân
12106|328|ward|Phan Đình Phùng
12109|328|commune|Cẩm Xá
12112|328|commune|Dương Quang
12115|328|commune|Hòa Phong
12118|328|ward|Nhân Hòa
12121|328|ward|Dị Sử
12124|328|ward|Bạch Sam
12127|328|ward|Minh Đức
12130|328|ward|Phùng Chí Kiên
12133|328|commune|Xuân Dục
12136|328|commune|Ngọc Lâm
12139|328|commune|Hưng Long
12142|329|township|Ân Thi
12145|329|commune|Phù Ủng
12148|329|commune|Bắc Sơn
12151|329|commune|Bãi Sậy
12154|329|commune|Đào Dương
12157|329|commune|Quang Vinh
12160|329|commune|Vân Du
12166|329|commune|Xuân Trúc
12169|329|commune|Hoàng Hoa Thám
12172|329|commune|Quảng Lãng
12175|329|commune|Đa Lộc
12178|329|commune|Đặng Lễ
12181|329|commune|Cẩm Ninh
12184|329|commune|Nguyễn Trãi
12190|329|commune|Hồ Tùng Mậu
12193|329|commune|Tiền Phong
12196|329|commune|Hồng Quang
12202|329|commune|Hạ Lễ
12205|330|township|Khoái Châu
12208|330|commune|Đông Tảo
12211|330|commune|Bình Minh
12214|330|commune|Phạm Hồng Thái
12220|330|commune|Ông Đình
12223|330|commune|Tân Dân
12226|330|commune|Tứ Dân
12229|330|commune|An Vĩ
12232|330|commune|Đông Kết
12238|330|commune|Dân Tiến
12244|330|commune|Đồng Tiến
12247|330|commune|Tân Châu
12250|330|commune|Liên Khê
12253|330|commune|Phùng Hưng
12256|330|commune|Việt Hòa
12259|330|commune|Đông Ninh
12262|330|commune|Đại Tập
12265|330|commune|Chí Minh
12271|330|commune|Thuần Hưng
12274|330|commune|Nguyễn Huệ
12280|331|township|Lương Bằng
12283|331|commune|Nghĩa Dân
12286|331|commune|Toàn Thắng
12289|331|commune|Vĩnh Xá
12292|331|commune|Phạm Ngũ Lão
12295|331|commune|Phú Thọ
12298|331|commune|Đồng Thanh
12301|331|commune|Song Mai
12304|331|commune|Chính Nghĩa
12313|331|commune|Mai Động
12316|331|commune|Đức Hợp
12319|331|commune|Hùng An
12322|331|commune|Ngọc Thanh
12325|331|commune|Diên Hồng
12328|331|commune|Hiệp Cường
12337|332|township|Vương
12340|332|commune|Hưng Đạo
12346|332|commune|Nhật Tân
12352|332|commune|Lệ Xá
12355|332|commune|An Viên
12361|332|commune|Trung Dũng
12364|332|commune|Hải Thắng
12367|332|commune|Thủ Sỹ
12370|332|commune|Thiện Phiến
12373|332|commune|Thụy Lôi
12376|332|commune|Cương Chính
12391|333|township|Trần Cao
12394|333|commune|Minh Tân
12397|333|commune|Phan Sào Nam
12400|333|commune|Quang Hưng
12403|333|commune|Minh Hoàng
12406|333|commune|Đoàn Đào
12409|333|commune|Tống Phan
12412|333|commune|Đình Cao
12415|333|commune|Nhật Quang
12421|333|commune|Tam Đa
12424|333|commune|Tiên Tiến
12427|333|commune|Nguyên Hòa
12430|333|commune|Tống Trân
12433|336|ward|Lê Hồng Phong
12436|336|ward|Bồ Xuyên
12439|336|ward|Đề Thám
12442|336|ward|Kỳ Bá
12445|336|ward|Quang Trung
12448|336|ward|Phú Khánh
12451|336|ward|Tiền Phong
12452|336|ward|Trần Hưng Đạo
12454|336|ward|Trần Lãm
12457|336|commune|Đông Hòa
12460|336|ward|Hoàng Diệu
12463|336|commune|Phú Xuân
12466|336|commune|Vũ Phúc
12469|336|commune|Vũ Chính
12817|336|commune|Đông Mỹ
12820|336|commune|Đông Thọ
13084|336|commune|Vũ Đông
13108|336|commune|Vũ Lạc
13225|336|commune|Tân Bình
12472|338|township|Quỳnh Côi
12475|338|commune|An Khê
12478|338|commune|An Đồng
12481|338|commune|Quỳnh Hoa
12484|338|commune|Quỳnh Lâm
12487|338|commune|Quỳnh Thọ
12490|338|commune|An Hiệp
12493|338|commune|Quỳnh Hoàng
12496|338|commune|Quỳnh Giao
12499|338|commune|An Thái
12502|338|commune|An Cầu
12505|338|commune|Quỳnh Hồng
12508|338|commune|Quỳnh Khê
12511|338|commune|Quỳnh Minh
12514|338|commune|An Ninh
12517|338|commune|Quỳnh Ngọc
12520|338|commune|Quỳnh Hải
12523|338|township|An Bài
12526|338|commune|An Ấp
12529|338|commune|Quỳnh Hội
12532|338|commune|Châu Sơn
12535|338|commune|Quỳnh Mỹ
12538|338|commune|An Quí
12541|338|commune|An Thanh
12547|338|commune|An Vũ
12550|338|commune|An Lễ
12553|338|commune|Quỳnh Hưng
12559|338|commune|An Mỹ
12562|338|commune|Quỳnh Nguyên
12565|338|commune|An Vinh
12571|338|commune|An Dục
12574|338|commune|Đông Hải
12577|338|commune|Trang Bảo Xá
12580|338|commune|An Tràng
12583|338|commune|Đồng Tiến
12586|339|township|Hưng Hà
12589|339|commune|Quang Trung
12592|339|commune|Tân Lễ
12595|339|commune|Cộng Hòa
12601|339|commune|Canh Tân
12604|339|commune|Hòa Tiến
12610|339|commune|Tân Tiến
12613|339|township|Hưng Nhân
12616|339|commune|Đoan Hùng
12619|339|commune|Duyên Hải
12622|339|commune|Tân Hòa
12625|339|commune|Văn Cẩm
12628|339|commune|Bắc Sơn
12631|339|commune|Đông Đô
12634|339|commune|Phúc Khánh
12637|339|commune|Liên Hiệp
12640|339|commune|Tây Đô
12643|339|commune|Thống Nhất
12646|339|commune|Tiến Đức
12649|339|commune|Thái Hưng
12652|339|commune|Thái Phương
12655|339|commune|Hòa Bình
12656|339|commune|Chi Lăng
12658|339|commune|Minh Khai
12661|339|commune|Hồng An
12664|339|commune|Kim Chung
12667|339|commune|Hồng Lĩnh
12670|339|commune|Minh Tân
12673|339|commune|Văn Lang
12676|339|commune|Độc Lập
12679|339|commune|Chí Hòa
12682|339|commune|Minh Hòa
12685|339|commune|Hồng Minh
12688|340|township|Đông Hưng
12694|340|commune|Đông Phương
12700|340|commune|Liên An Đô
12703|340|commune|Đông Sơn
12706|340|commune|Đông Cường
12709|340|commune|Phú Lương
12712|340|commune|Mê Linh
12715|340|commune|Lô Giang
12718|340|commune|Đông La
12721|340|commune|Minh Tân
12724|340|commune|Đông Xá
12730|340|commune|Nguyên Xá
12736|340|commune|Phong Dương Tiến
12739|340|commune|Hồng Việt
12745|340|commune|Hà Giang
12748|340|commune|Đông Kinh
12751|340|commune|Đông Hợp
12754|340|commune|Thăng Long
12757|340|commune|Đông Các
12760|340|commune|Phú Châu
12763|340|commune|Liên Hoa
12769|340|commune|Đông Tân
12772|340|commune|Đông Vinh
12775|340|commune|Xuân Quang Động
12778|340|commune|Hồng Bạch
12784|340|commune|Trọng Quan
12790|340|commune|Hồng Giang
12793|340|commune|Đông Quan
12802|340|commune|Đông Á
12808|340|commune|Đông Hoàng
12811|340|commune|Đông Dương
12823|340|commune|Minh Phú
12826|341|township|Diêm Điền
12832|341|commune|Thụy Trường
12841|341|commune|Hồng Dũng
12844|341|commune|Thụy Quỳnh
12847|341|commune|An Tân
12850|341|commune|Thụy Ninh
12853|341|commune|Thụy Hưng
12856|341|commune|Thụy Việt
12859|341|commune|Thụy Văn
12862|341|commune|Thụy Xuân
12865|341|commune|Dương Phúc
12868|341|commune|Thụy Trình
12871|341|commune|Thụy Bình
12874|341|commune|Thụy Chính
12877|341|commune|Thụy Dân
12880|341|commune|Thụy Hải
12889|341|commune|Thụy Liên
12892|341|commune|Thụy Duyên
12898|341|commune|Thụy Thanh
12901|341|commune|Thụy Sơn
12904|341|commune|Thụy Phong
12907|341|commune|Thái Thượng
12910|341|commune|Thái Nguyên
12916|341|commune|Dương Hồng Thủy
12919|341|commune|Thái Giang
12922|341|commune|Hòa An
12925|341|commune|Sơn Hà
12934|341|commune|Thái Phúc
12937|341|commune|Thái Hưng
12940|341|commune|Thái Đô
12943|341|commune|Thái Xuyên
12949|341|commune|Mỹ Lộc
12958|341|commune|Tân Học
12961|341|commune|Thái Thịnh
12964|341|commune|Thuần Thành
12967|341|commune|Thái Thọ
12970|342|township|Tiền Hải
12976|342|commune|Đông Trà
12979|342|commune|Đông Long
12985|342|commune|Vũ Lăng
12988|342|commune|Đông Xuyên
12991|342|commune|Tây Lương
12994|342|commune|Tây Ninh
12997|342|commune|Đông Quang
13000|342|commune|Đông Hoàng
13003|342|commune|Đông Minh
13012|342|commune|An Ninh
13018|342|commune|Đông Cơ
13021|342|commune|Tây Giang
13024|342|commune|Đông Lâm
13027|342|commune|Phương Công
13030|342|commune|Ái Quốc
13036|342|commune|Nam Cường
13039|342|commune|Vân Trường
13045|342|commune|Nam Chính
13048|342|commune|Bắc Hải
13051|342|commune|Nam Thịnh
13054|342|commune|Nam Hà
13057|342|commune|Nam Tiến
13060|342|commune|Nam Trung
13063|342|commune|Nam Hồng
13066|342|commune|Nam Hưng
13069|342|commune|Nam Hải
13072|342|commune|Nam Phú
13075|343|township|Kiến Xương
13078|343|commune|Trà Giang
13081|343|commune|Quốc Tuấn
13087|343|commune|An Bình
13090|343|commune|Tây Sơn
13093|343|commune|Hồng Thái
13096|343|commune|Bình Nguyên
13102|343|commune|Lê Lợi
13111|343|commune|Vũ Lễ
13114|343|commune|Thanh Tân
13120|343|commune|Thống Nhất
13126|343|commune|Vũ Ninh
13129|343|commune|Vũ An
13132|343|commune|Quang Lịch
13135|343|commune|Hòa Bình
13138|343|commune|Bình Minh
13141|343|commune|Vũ Quí
13144|343|commune|Quang Bình
13150|343|commune|Vũ Trung
13156|343|commune|Vũ Công
13159|343|commune|Hồng Vũ
13162|343|commune|Quang Minh
13165|343|commune|Quang Trung
13171|343|commune|Minh Quang
13177|343|commune|Minh Tân
13180|343|commune|Nam Bình
13183|343|commune|Bình Thanh
13186|343|commune|Bình Định
13189|343|commune|Hồng Tiến
13192|344|township|Vũ Thư
13195|344|commune|Hồng Lý
13198|344|commune|Đồng Thanh
13201|344|commune|Xuân Hòa
13204|344|commune|Hiệp Hòa
13207|344|commune|Phúc Thành
13210|344|commune|Tân Phong
13213|344|commune|Song Lãng
13216|344|commune|Tân Hòa
13219|344|commune|Việt Hùng
13222|344|commune|Minh Lãng
13228|344|commune|Minh Khai
13231|344|commune|Dũng Nghĩa
13234|344|commune|Minh Quang
13237|344|commune|Tam Quang
13240|344|commune|Tân Lập
13243|344|commune|Bách Thuận
13246|344|commune|Tự Tân
13249|344|commune|Song An
13252|344|commune|Trung An
13255|344|commune|Vũ Hội
13258|344|commune|Hòa Bình
13261|344|commune|Nguyên Xá
13264|344|commune|Việt Thuận
13267|344|commune|Vũ Vinh
13270|344|commune|Vũ Đoài
13273|344|commune|Vũ Tiến
13276|344|commune|Vũ Vân
13279|344|commune|Duy Nhất
13282|344|commune|Hồng Phong
13285|347|ward|Quang Trung
13291|347|ward|Lê Hồng Phong
13294|347|ward|Châu Cầu
13303|347|ward|Lam Hạ
13306|347|commune|Phù Vân
13309|347|ward|Liêm Chính
13315|347|ward|Thanh Châu
13318|347|ward|Châu Sơn
13366|347|ward|Tân Hiệp
13426|347|commune|Kim Bình
13444|347|ward|Tân Liêm
13459|347|ward|Thanh Tuyền
13507|347|commune|Đinh Xá
13513|347|commune|Trịnh Xá
13321|349|ward|Đồng Văn
13324|349|ward|Hòa Mạc
13327|349|commune|Mộc Hoàn
13330|349|ward|Châu Giang
13333|349|ward|Bạch Thượng
13336|349|ward|Duy Minh
13342|349|ward|Duy Hải
13345|349|commune|Chuyên Ngoại
13348|349|ward|Yên Bắc
13351|349|commune|Trác Văn
13354|349|ward|Tiên Nội
13357|349|ward|Hoàng Đông
13360|349|commune|Yên Nam
13363|349|commune|Tiên Ngoại
13369|349|commune|Tiên Sơn
13384|350|ward|Quế
13387|350|commune|Nguyễn Úy
13390|350|ward|Đại Cương
13393|350|ward|Lê Hồ
13396|350|ward|Tượng Lĩnh
13402|350|ward|Tân Tựu
13405|350|ward|Đồng Hóa
13408|350|commune|Hoàng Tây
13411|350|ward|Tân Sơn
13414|350|commune|Thụy Lôi
13417|350|commune|Văn Xá
13420|350|commune|Khả Phong
13423|350|ward|Ngọc Sơn
13429|350|ward|Ba Sao
13432|350|commune|Liên Sơn
13435|350|ward|Thi Sơn
13438|350|commune|Thanh Sơn
13441|351|township|Kiện Khê
13450|351|commune|Liêm Phong
13453|351|commune|Thanh Hà
13456|351|commune|Liêm Cần
13465|351|commune|Liêm Thuận
13468|351|commune|Thanh Thủy
13471|351|commune|Thanh Phong
13474|351|township|Tân Thanh
13477|351|commune|Thanh Tân
13480|351|commune|Liêm Túc
13483|351|commune|Liêm Sơn
13486|351|commune|Thanh Hương
13489|351|commune|Thanh Nghị
13492|351|commune|Thanh Tâm
13495|351|commune|Thanh Nguyên
13498|351|commune|Thanh Hải
13501|352|township|Bình Mỹ
13504|352|commune|Bình Nghĩa
13510|352|commune|Tràng An
13516|352|commune|Đồng Du
13519|352|commune|Ngọc Lũ
13525|352|commune|Đồn Xá
13528|352|commune|An Ninh
13531|352|commune|Bồ Đề
13540|352|commune|Bình An
13543|352|commune|Vũ Bản
13546|352|commune|Trung Lương
13552|352|commune|An Đổ
13555|352|commune|La Sơn
13558|352|commune|Tiêu Động
13561|352|commune|An Lão
13567|353|commune|Hợp Lý
13570|353|commune|Nguyên Lý
13573|353|commune|Chính Lý
13576|353|commune|Chân Lý
13579|353|commune|Đạo Lý
13582|353|commune|Công Lý
13585|353|commune|Văn Lý
13588|353|commune|Bắc Lý
13591|353|commune|Đức Lý
13594|353|commune|Trần Hưng Đạo
13597|353|township|Vĩnh Trụ
13600|353|commune|Nhân Thịnh
13606|353|commune|Nhân Khang
13609|353|commune|Nhân Mỹ
13612|353|commune|Nhân Nghĩa
13615|353|commune|Nhân Chính
13618|353|commune|Nhân Bình
13621|353|commune|Phú Phúc
13624|353|commune|Xuân Khê
13627|353|commune|Tiến Thắng
13630|353|commune|Hòa Hậu
13636|356|ward|Vị Xuyên
13657|356|ward|Trường Thi
13666|356|ward|Trần Hưng Đạo
13669|356|ward|Cửa Bắc
13678|356|ward|Năng Tĩnh
13681|356|ward|Quang Trung
13684|356|ward|Lộc Hạ
13687|356|ward|Lộc Vượng
13690|356|ward|Cửa Nam
13693|356|ward|Lộc Hòa
13696|356|ward|Nam Phong
13699|356|ward|Mỹ Xá
13705|356|ward|Nam Vân
13708|356|ward|Hưng Lộc
13711|356|commune|Mỹ Hà
13717|356|commune|Mỹ Thắng
13720|356|commune|Mỹ Trung
13723|356|commune|Mỹ Tân
13726|356|commune|Mỹ Phúc
13732|356|commune|Mỹ Thuận
13735|356|commune|Mỹ Lộc
13741|359|township|Gôi
13747|359|commune|Hiển Khánh
13750|359|commune|Minh Tân
13753|359|commune|Hợp Hưng
13756|359|commune|Đại An
13762|359|commune|Cộng Hòa
13765|359|commune|Trung Thành
13768|359|commune|Quang Trung
13777|359|commune|Thành Lợi
13780|359|commune|Kim Thái
13783|359|commune|Liên Minh
13786|359|commune|Đại Thắng
13789|359|commune|Tam Thanh
13792|359|commune|Vĩnh Hào
13795|360|township|Lâm
13801|360|commune|Trung Nghĩa
13807|360|commune|Tân Minh
13810|360|commune|Yên Thọ
13819|360|commune|Phú Hưng
13822|360|commune|Yên Chính
13825|360|commune|Yên Bình
13831|360|commune|Yên Mỹ
13834|360|commune|Yên Dương
13843|360|commune|Yên Khánh
13846|360|commune|Yên Phong
13849|360|commune|Yên Ninh
13852|360|commune|Yên Lương
13861|360|commune|Yên Tiến
13864|360|commune|Yên Thắng
13867|360|commune|Yên Phúc
13870|360|commune|Yên Cường
13873|360|commune|Yên Lộc
13876|360|commune|Hồng Quang
13879|360|commune|Yên Đồng
13882|360|commune|Yên Khang
13885|360|commune|Yên Nhân
13888|360|commune|Yên Trị
13891|361|township|Liễu Đề
13894|361|township|Rạng Đông
13900|361|commune|Đồng Thịnh
13906|361|commune|Nghĩa Thái
13909|361|commune|Hoàng Nam
13912|361|commune|Nghĩa Châu
13915|361|commune|Nghĩa Trung
13918|361|commune|Nghĩa Sơn
13921|361|commune|Nghĩa Lạc
13924|361|commune|Nghĩa Hồng
13927|361|commune|Nghĩa Phong
13930|361|commune|Nghĩa Phú
13939|361|township|Quỹ Nhất
13942|361|commune|Nghĩa Hùng
13945|361|commune|Nghĩa Lâm
13948|361|commune|Nghĩa Thành
13951|361|commune|Phúc Thắng
13954|361|commune|Nghĩa Lợi
13957|361|commune|Nghĩa Hải
13963|361|commune|Nam Điền
13966|362|township|Nam Giang
13972|362|commune|Nam Điền
13975|362|commune|Nghĩa An
13978|362|commune|Nam Thắng
13984|362|commune|Hồng Quang
13987|362|commune|Tân Thịnh
13990|362|commune|Nam Cường
13993|362|commune|Nam Hồng
13996|362|commune|Nam Hùng
13999|362|commune|Nam Hoa
14002|362|commune|Nam Dương
14005|362|commune|Nam Thanh
14008|362|commune|Nam Lợi
14011|362|commune|Bình Minh
14014|362|commune|Đồng Sơn
14017|362|commune|Nam Tiến
14020|362|commune|Nam Hải
14023|362|commune|Nam Thái
14026|363|township|Cổ Lễ
14029|363|commune|Phương Định
14032|363|commune|Trực Chính
14035|363|commune|Trung Đông
14038|363|commune|Liêm Hải
14041|363|commune|Trực Tuấn
14044|363|commune|Việt Hùng
14047|363|commune|Trực Đạo
14050|363|commune|Trực Hưng
14053|363|commune|Trực Nội
14056|363|township|Cát Thành
14059|363|commune|Trực Thanh
14062|363|commune|Trực Khang
14065|363|commune|Trực Thuận
14068|363|commune|Trực Mỹ
14071|363|commune|Trực Đại
14074|363|commune|Trực Cường
14077|363|township|Ninh Cường
14080|363|commune|Trực Thái
14083|363|commune|Trực Hùng
14086|363|commune|Trực Thắng
14089|364|township|Xuân Trường
14092|364|commune|Xuân Châu
14095|364|commune|Xuân Hồng
14098|364|commune|Xuân Thành
14101|364|commune|Xuân Thượng
14104|364|commune|Xuân Giang
14110|364|commune|Xuân Tân
14116|364|commune|Xuân Ngọc
14122|364|commune|Trà Lũ
14125|364|commune|Thọ Nghiệp
14128|364|commune|Xuân Phú
14134|364|commune|Xuân Vinh
14143|364|commune|Xuân Ninh
14146|364|commune|Xuân Phúc
14152|365|township|Quất Lâm
14155|365|commune|Giao Hương
14158|365|commune|Hồng Thuận
14161|365|commune|Giao Thiện
14164|365|commune|Giao Thanh
14167|365|township|Giao Thủy
14170|365|commune|Bình Hòa
14176|365|commune|Giao Hà
14179|365|commune|Giao Nhân
14182|365|commune|Giao An
14185|365|commune|Giao Lạc
14188|365|commune|Giao Châu
14191|365|commune|Giao Tân
14194|365|commune|Giao Yến
14197|365|commune|Giao Xuân
14200|365|commune|Giao Thịnh
14203|365|commune|Giao Hải
14206|365|commune|Bạch Long
14209|365|commune|Giao Long
14212|365|commune|Giao Phong
14215|366|township|Yên Định
14218|366|township|Cồn
14221|366|township|Thịnh Long
14224|366|commune|Hải Nam
14227|366|commune|Hải Trung
14233|366|commune|Hải Minh
14236|366|commune|Hải Anh
14248|366|commune|Hải Hưng
14254|366|commune|Hải Long
14260|366|commune|Hải Đường
14263|366|commune|Hải Lộc
14266|366|commune|Hải Quang
14269|366|commune|Hải Đông
14272|366|commune|Hải Sơn
14275|366|commune|Hải Tân
14281|366|commune|Hải Phong
14284|366|commune|Hải An
14287|366|commune|Hải Tây
14293|366|commune|Hải Phú
14296|366|commune|Hải Giang
14302|366|commune|Hải Ninh
14308|366|commune|Hải Xuân
14311|366|commune|Hải Châu
14317|366|commune|Hải Hòa
14362|370|ward|Bắc Sơn
14365|370|ward|Trung Sơn
14368|370|ward|Nam Sơn
14369|370|ward|Tây Sơn
14371|370|commune|Yên Sơn
14374|370|ward|Yên Bình
14375|370|ward|Tân Bình
14377|370|commune|Quang Sơn
14380|370|commune|Đông Sơn
14386|372|commune|Xích Thổ
14389|372|commune|Gia Lâm
14392|372|commune|Gia Sơn
14395|372|commune|Thạch Bình
14398|372|commune|Gia Thủy
14401|372|commune|Gia Tường
14404|372|commune|Cúc Phương
14407|372|commune|Phú Sơn
14410|372|commune|Đức Long
14413|372|commune|Lạc Vân
14416|372|commune|Đồng Phong
14419|372|commune|Yên Quang
14425|372|commune|Thượng Hòa
14428|372|township|Nho Quan
14431|372|commune|Văn Phương
14434|372|commune|Thanh Sơn
14437|372|commune|Phúc Sơn
14443|372|commune|Văn Phú
14446|372|commune|Phú Lộc
14449|372|commune|Kỳ Phú
14452|372|commune|Quỳnh Lưu
14458|372|commune|Phú Long
14461|372|commune|Quảng Lạc
14464|373|township|Thịnh Vượng
14467|373|commune|Gia Hòa
14470|373|commune|Gia Hưng
14473|373|commune|Liên Sơn
14476|373|commune|Gia Thanh
14479|373|commune|Gia Vân
14482|373|commune|Gia Phú
14485|373|commune|Gia Xuân
14488|373|commune|Gia Lập
14494|373|commune|Gia Trấn
14500|373|commune|Gia Phương
14503|373|commune|Gia Tân
14506|373|commune|Tiến Thắng
14509|373|commune|Gia Trung
14512|373|commune|Gia Minh
14515|373|commune|Gia Lạc
14521|373|commune|Gia Sinh
14524|373|commune|Gia Phong
14320|374|ward|Đông Thành
14323|374|ward|Tân Thành
14329|374|ward|Vân Giang
14332|374|ward|Bích Đào
14338|374|ward|Nam Bình
14341|374|ward|Nam Thành
14344|374|ward|Ninh Khánh
14347|374|commune|Ninh Nhất
14350|374|commune|Ninh Tiến
14353|374|ward|Ninh Phúc
14356|374|ward|Ninh Sơn
14359|374|ward|Ninh Phong
14527|374|ward|Ninh Mỹ
14530|374|ward|Ninh Giang
14533|374|commune|Trường Yên
14536|374|commune|Ninh Khang
14542|374|commune|Ninh Hòa
14551|374|commune|Ninh Hải
14554|374|commune|Ninh Vân
14557|374|commune|Ninh An
14560|375|township|Yên Ninh
14563|375|commune|Khánh Thiện
14566|375|commune|Khánh Phú
14569|375|commune|Khánh Hòa
14572|375|commune|Khánh Lợi
14575|375|commune|Khánh An
14578|375|commune|Khánh Cường
14581|375|commune|Khánh Cư
14587|375|commune|Khánh Hải
14590|375|commune|Khánh Trung
14593|375|commune|Khánh Mậu
14596|375|commune|Khánh Vân
14599|375|commune|Khánh Hội
14602|375|commune|Khánh Công
14608|375|commune|Khánh Thành
14611|375|commune|Khánh Nhạc
14614|375|commune|Khánh Thủy
14617|375|commune|Khánh Hồng
14620|376|township|Phát Diệm
14623|376|township|Bình Minh
14629|376|commune|Hồi Ninh
14632|376|commune|Xuân Chính
14635|376|commune|Kim Định
14638|376|commune|Ân Hòa
14641|376|commune|Hùng Tiến
14647|376|commune|Quang Thiện
14650|376|commune|Như Hòa
14653|376|commune|Chất Bình
14656|376|commune|Đồng Hướng
14659|376|commune|Kim Chính
14662|376|commune|Thượng Kiệm
14668|376|commune|Tân Thành
14671|376|commune|Yên Lộc
14674|376|commune|Lai Thành
14677|376|commune|Định Hóa
14680|376|commune|Văn Hải
14683|376|commune|Kim Tân
14686|376|commune|Kim Mỹ
14689|376|commune|Cồn Thoi
14695|376|commune|Kim Trung
14698|376|commune|Kim Đông
14701|377|township|Yên Thịnh
14704|377|commune|Khánh Thượng
14707|377|commune|Khánh Dương
14719|377|commune|Yên Phong
14722|377|commune|Yên Hòa
14725|377|commune|Yên Thắng
14728|377|commune|Yên Từ
14734|377|commune|Yên Thành
14737|377|commune|Yên Nhân
14740|377|commune|Yên Mỹ
14743|377|commune|Yên Mạc
14746|377|commune|Yên Đồng
14749|377|commune|Yên Thái
14752|377|commune|Yên Lâm
14755|380|ward|Hàm Rồng
14758|380|ward|Đông Thọ
14761|380|ward|Nam Ngạn
14764|380|ward|Trường Thi
14767|380|ward|Điện Biên
14770|380|ward|Phú Sơn
14773|380|ward|Lam Sơn
14776|380|ward|Ba Đình
14779|380|ward|Ngọc Trạo
14782|380|ward|Đông Vệ
14785|380|ward|Đông Sơn
14791|380|ward|Đông Cương
14794|380|ward|Đông Hương
14797|380|ward|Đông Hải
14800|380|ward|Quảng Hưng
14803|380|ward|Quảng Thắng
14806|380|ward|Quảng Thành
15850|380|commune|Thiệu Vân
15856|380|ward|Thiệu Khánh
15859|380|ward|Thiệu Dương
15913|380|ward|Tào Xuyên
15922|380|ward|Long Anh
15925|380|ward|Hoằng Quang
15970|380|ward|Hoằng Đại
16378|380|ward|Rừng Thông
16381|380|commune|Đông Hoàng
16384|380|commune|Đông Ninh
16387|380|commune|Đông Khê
16390|380|commune|Đông Hòa
16393|380|commune|Đông Yên
16396|380|ward|Đông Lĩnh
16399|380|commune|Đông Minh
16402|380|commune|Đông Thanh
16405|380|commune|Đông Tiến
16408|380|commune|Đông Khê
16411|380|commune|Đông Xuân
16414|380|ward|Đông Thịnh
16417|380|commune|Đông Văn
16420|380|commune|Đông Phú
16423|380|commune|Đông Nam
16426|380|commune|Đông Quang
16429|380|commune|Đông Vinh
16432|380|ward|Đông Tân
16435|380|ward|An Hưng
16441|380|ward|Quảng Thịnh
16459|380|ward|Quảng Đông
16507|380|ward|Quảng Cát
16522|380|ward|Quảng Phú
16525|380|ward|Quảng Tâm
14809|381|ward|Bắc Sơn
14812|381|ward|Ba Đình
14815|381|ward|Lam Sơn
14818|381|ward|Ngọc Trạo
14821|381|ward|Đông Sơn
14823|381|ward|Phú Sơn
14824|381|commune|Quang Trung
14830|382|ward|Trung Sơn
14833|382|ward|Bắc Sơn
14836|382|ward|Trường Sơn
14839|382|ward|Quảng Cư
14842|382|ward|Quảng Tiến
16513|382|commune|Quảng Minh
16516|382|commune|Đại Hùng
16528|382|ward|Quảng Thọ
16531|382|ward|Quảng Châu
16534|382|ward|Quảng Vinh
14845|384|township|Mường Lát
14848|384|commune|Tam Chung
14854|384|commune|Mường Lý
14857|384|commune|Trung Lý
14860|384|commune|Quang Chiểu
14863|384|commune|Pù Nhi
14864|384|commune|Nhi Sơn
14866|384|commune|Mường Chanh
14869|385|township|Hồi Xuân
14872|385|commune|Thành Sơn
14875|385|commune|Trung Sơn
14878|385|commune|Phú Thanh
14881|385|commune|Trung Thành
14884|385|commune|Phú Lệ
14887|385|commune|Phú Sơn
14890|385|commune|Phú Xuân
14896|385|commune|Hiền Chung
14899|385|commune|Hiền Kiệt
14902|385|commune|Nam Tiến
14908|385|commune|Thiên Phủ
14911|385|commune|Phú Nghiêm
14914|385|commune|Nam Xuân
14917|385|commune|Nam Động
14923|386|township|Cành Nàng
14926|386|commune|Điền Thượng
14929|386|commune|Điền Hạ
14932|386|commune|Điền Quang
14935|386|commune|Điền Trung
14938|386|commune|Thành Sơn
14941|386|commune|Lương Ngoại
14944|386|commune|Ái Thượng
14947|386|commune|Lương Nội
14950|386|commune|Điền Lư
14953|386|commune|Lương Trung
14956|386|commune|Lũng Niêm
14959|386|commune|Lũng Cao
14962|386|commune|Hạ Trung
14965|386|commune|Cổ Lũng
14968|386|commune|Thành Lâm
14971|386|commune|Ban Công
14974|386|commune|Kỳ Tân
14977|386|commune|Văn Nho
14980|386|commune|Thiết Ống
14986|386|commune|Thiết Kế
14995|387|commune|Trung Xuân
14998|387|commune|Trung Thượng
14999|387|commune|Trung Tiến
15001|387|commune|Trung Hạ
15004|387|commune|Sơn Hà
15007|387|commune|Tam Thanh
15010|387|commune|Sơn Thủy
15013|387|commune|Na Mèo
15016|387|township|Sơn Lư
15019|387|commune|Tam Lư
15022|387|commune|Sơn Điện
15025|387|commune|Mường Mìn
15031|388|commune|Yên Khương
15034|388|commune|Yên Thắng
15037|388|commune|Trí Nang
15040|388|commune|Giao An
15043|388|commune|Giao Thiện
15046|388|commune|Tân Phúc
15049|388|commune|Tam Văn
15052|388|commune|Lâm Phú
15055|388|township|Lang Chánh
15058|388|commune|Đồng Lương
15061|389|township|Ngọc Lặc
15064|389|commune|Lam Sơn
15067|389|commune|Mỹ Tân
15070|389|commune|Thúy Sơn
15073|389|commune|Thạch Lập
15076|389|commune|Vân Âm
15079|389|commune|Cao Ngọc
15085|389|commune|Quang Trung
15088|389|commune|Đồng Thịnh
15091|389|commune|Ngọc Liên
15094|389|commune|Ngọc Sơn
15097|389|commune|Lộc Thịnh
15100|389|commune|Cao Thịnh
15103|389|commune|Ngọc Trung
15106|389|commune|Phùng Giáo
15109|389|commune|Phùng Minh
15112|389|commune|Phúc Thịnh
15115|389|commune|Nguyệt Ấn
15118|389|commune|Kiên Thọ
15121|389|commune|Minh Tiến
15124|389|commune|Minh Sơn
15127|390|township|Phong Sơn
15133|390|commune|Cẩm Thành
15136|390|commune|Cẩm Quý
15139|390|commune|Cẩm Lương
15142|390|commune|Cẩm Thạch
15145|390|commune|Cẩm Liên
15148|390|commune|Cẩm Giang
15151|390|commune|Cẩm Bình
15154|390|commune|Cẩm Tú
15160|390|commune|Cẩm Châu
15163|390|commune|Cẩm Tâm
15169|390|commune|Cẩm Ngọc
15172|390|commune|Cẩm Long
15175|390|commune|Cẩm Yên
15178|390|commune|Cẩm Tân
15181|390|commune|Cẩm Phú
15184|390|commune|Cẩm Vân
15187|391|township|Kim Tân
15190|391|township|Vân Du
15196|391|commune|Thạch Lâm
15199|391|commune|Thạch Quảng
15202|391|commune|Thạch Tượng
15205|391|commune|Thạch Cẩm
15208|391|commune|Thạch Sơn
15211|391|commune|Thạch Bình
15214|391|commune|Thạch Định
15220|391|commune|Thạch Long
15223|391|commune|Thành Mỹ
15226|391|commune|Thành Yên
15229|391|commune|Thành Vinh
15232|391|commune|Thành Minh
15235|391|commune|Thành Công
15238|391|commune|Thành Tân
15241|391|commune|Thành Trực
15247|391|commune|Thành Tâm
15250|391|commune|Thành An
15253|391|commune|Thành Thọ
15256|391|commune|Thành Tiến
15259|391|commune|Thành Long
15265|391|commune|Thành Hưng
15268|391|commune|Ngọc Trạo
15271|392|township|Hà Trung
15274|392|township|Hà Long
15277|392|commune|Hà Vinh
15280|392|commune|Hà Bắc
15283|392|commune|Hoạt Giang
15286|392|commune|Yên Dương
15292|392|commune|Hà Giang
15298|392|commune|Lĩnh Toại
15304|392|commune|Hà Ngọc
15307|392|commune|Yến Sơn
15313|392|commune|Hà Sơn
15316|392|township|Hà Lĩnh
15319|392|commune|Hà Đông
15322|392|commune|Hà Tân
15325|392|commune|Hà Tiến
15328|392|commune|Hà Bình
15331|392|commune|Thái Lai
15334|392|commune|Hà Châu
15343|392|commune|Hà Hải
15349|393|township|Vĩnh Lộc
15352|393|commune|Vĩnh Quang
15355|393|commune|Vĩnh Yên
15358|393|commune|Vĩnh Tiến
15361|393|commune|Vĩnh Long
15364|393|commune|Vĩnh Phúc
15367|393|commune|Vĩnh Hưng
15376|393|commune|Vĩnh Hòa
15379|393|commune|Vĩnh Hùng
15382|393|commune|Minh Tân
15385|393|commune|Ninh Khang
15388|393|commune|Vĩnh Thịnh
15391|393|commune|Vĩnh An
15397|394|township|Thống Nhất
15403|394|township|Yên Lâm
15406|394|commune|Yên Tâm
15409|394|commune|Yên Phú
15412|394|township|Quý Lộc
15415|394|commune|Yên Thọ
15418|394|commune|Yên Trung
15421|394|commune|Yên Trường
15427|394|commune|Yên Phong
15430|394|commune|Yên Thái
15433|394|commune|Yên Hùng
15436|394|commune|Yên Thịnh
15442|394|commune|Yên Ninh
15445|394|commune|Định Tăng
15448|394|commune|Định Hòa
15451|394|commune|Định Thành
15454|394|commune|Định Công
15457|394|commune|Định Tân
15460|394|commune|Định Tiến
15463|394|commune|Định Long
15466|394|commune|Định Liên
15469|394|township|Quán Lào
15472|394|commune|Định Hưng
15475|394|commune|Định Hải
15478|394|commune|Định Bình
15493|395|commune|Xuân Hồng
15499|395|township|Thọ Xuân
15502|395|commune|Bắc Lương
15505|395|commune|Nam Giang
15508|395|commune|Xuân Phong
15511|395|commune|Thọ Lộc
15514|395|commune|Xuân Trường
15517|395|commune|Xuân Hòa
15520|395|commune|Thọ Hải
15523|395|commune|Tây Hồ
15526|395|commune|Xuân Giang
15532|395|commune|Xuân Sinh
15535|395|commune|Xuân Hưng
15538|395|commune|Thọ Diên
15541|395|commune|Thọ Lâm
15544|395|commune|Thọ Xương
15547|395|commune|Xuân Bái
15550|395|commune|Xuân Phú
15553|395|township|Sao Vàng
15556|395|township|Lam Sơn
15559|395|commune|Xuân Thiên
15565|395|commune|Thuận Minh
15568|395|commune|Thọ Lập
15571|395|commune|Quảng Phú
15574|395|commune|Xuân Tín
15577|395|commune|Phú Xuân
15583|395|commune|Xuân Lai
15586|395|commune|Xuân Lập
15592|395|commune|Xuân Minh
15598|395|commune|Trường Xuân
15607|396|commune|Bát Mọt
15610|396|commune|Yên Nhân
15619|396|commune|Xuân Lẹ
15622|396|commune|Vạn Xuân
15628|396|commune|Lương Sơn
15631|396|commune|Xuân Cao
15634|396|commune|Luận Thành
15637|396|commune|Luận Khê
15640|396|commune|Xuân Thắng
15643|396|commune|Xuân Lộc
15646|396|township|Thường Xuân
15649|396|commune|Xuân Dương
15652|396|commune|Thọ Thanh
15655|396|commune|Ngọc Phụng
15658|396|commune|Xuân Chinh
15661|396|commune|Tân Thành
15664|397|township|Triệu Sơn
15667|397|commune|Thọ Sơn
15670|397|commune|Thọ Bình
15673|397|commune|Thọ Tiến
15676|397|commune|Hợp Lý
15679|397|commune|Hợp Tiến
15682|397|commune|Hợp Thành
15685|397|commune|Triệu Thành
15688|397|commune|Hợp Thắng
15691|397|commune|Minh Sơn
15700|397|commune|Dân Lực
15703|397|commune|Dân Lý
15706|397|commune|Dân Quyền
15709|397|commune|An Nông
15712|397|commune|Văn Sơn
15715|397|commune|Thái Hòa
15718|397|township|Nưa
15721|397|commune|Đồng Lợi
15724|397|commune|Đồng Tiến
15727|397|commune|Đồng Thắng
15730|397|commune|Tiến Nông
15733|397|commune|Khuyến Nông
15736|397|commune|Xuân Lộc
15742|397|commune|Thọ Dân
15745|397|commune|Xuân Thọ
15748|397|commune|Thọ Tân
15751|397|commune|Thọ Ngọc
15754|397|commune|Thọ Cường
15760|397|commune|Thọ Phú
15763|397|commune|Thọ Thế
15766|397|commune|Nông Trường
15769|397|commune|Bình Sơn
15772|398|township|Thiệu Hóa
15775|398|commune|Thiệu Ngọc
15778|398|commune|Thiệu Vũ
15781|398|commune|Thiệu Phúc
15784|398|commune|Thiệu Tiến
15787|398|commune|Thiệu Công
15793|398|commune|Thiệu Long
15796|398|commune|Thiệu Giang
15799|398|commune|Thiệu Duy
15802|398|commune|Thiệu Nguyên
15805|398|commune|Thiệu Hợp
15808|398|commune|Thiệu Thịnh
15811|398|commune|Thiệu Quang
15814|398|commune|Thiệu Thành
15817|398|commune|Thiệu Toán
15820|398|commune|Thiệu Chính
15823|398|commune|Thiệu Hòa
15829|398|township|Hậu Hiền
15832|398|commune|Thiệu Viên
15835|398|commune|Thiệu Lý
15838|398|commune|Thiệu Vận
15841|398|commune|Thiệu Trung
15847|398|commune|Tân Châu
15853|398|commune|Thiệu Giao
15865|399|township|Bút Sơn
15877|399|commune|Hoằng Xuân
15880|399|commune|Hoằng Giang
15883|399|commune|Hoằng Phú
15886|399|commune|Hoằng Quỳ
15889|399|commune|Hoằng Kim
15892|399|commune|Hoằng Trung
15895|399|commune|Hoằng Trinh
15901|399|commune|Hoằng Sơn
15907|399|commune|Hoằng Cát
15910|399|commune|Hoằng Xuyên
15916|399|commune|Hoằng Quý
15919|399|commune|Hoằng Hợp
15928|399|commune|Hoằng Đức
15937|399|commune|Hoằng Hà
15940|399|commune|Hoằng Đạt
15946|399|commune|Hoằng Đạo
15949|399|commune|Hoằng Thắng
15952|399|commune|Hoằng Đồng
15955|399|commune|Hoằng Thái
15958|399|commune|Hoằng Thịnh
15961|399|commune|Hoằng Thành
15964|399|commune|Hoằng Lộc
15967|399|commune|Hoằng Trạch
15973|399|commune|Hoằng Phong
15976|399|commune|Hoằng Lưu
15979|399|commune|Hoằng Châu
15982|399|commune|Hoằng Tân
15985|399|commune|Hoằng Yến
15988|399|commune|Hoằng Tiến
15991|399|commune|Hoằng Hải
15994|399|commune|Hoằng Ngọc
15997|399|commune|Hoằng Đông
16000|399|commune|Hoằng Thanh
16003|399|commune|Hoằng Phụ
16006|399|commune|Hoằng Trường
16012|400|township|Hậu Lộc
16015|400|commune|Đồng Lộc
16018|400|commune|Đại Lộc
16021|400|commune|Triệu Lộc
16027|400|commune|Tiến Lộc
16030|400|commune|Lộc Sơn
16033|400|commune|Cầu Lộc
16036|400|commune|Thành Lộc
16042|400|commune|Tuy Lộc
16045|400|commune|Mỹ Lộc
16048|400|commune|Thuần Lộc
16057|400|commune|Xuân Lộc
16063|400|commune|Hoa Lộc
16066|400|commune|Liên Lộc
16069|400|commune|Quang Lộc
16072|400|commune|Phú Lộc
16075|400|commune|Hòa Lộc
16078|400|commune|Minh Lộc
16081|400|commune|Hưng Lộc
16084|400|commune|Hải Lộc
16087|400|commune|Đa Lộc
16090|400|commune|Ngư Lộc
16093|401|township|Nga Sơn
16096|401|commune|Ba Đình
16099|401|commune|Nga Vịnh
16102|401|commune|Nga Văn
16105|401|commune|Nga Thiện
16108|401|commune|Nga Tiến
16114|401|commune|Nga Phượng
16120|401|commune|Nga Hiệp
16123|401|commune|Nga Thanh
16132|401|commune|Nga Yên
16135|401|commune|Nga Giáp
16138|401|commune|Nga Hải
16141|401|commune|Nga Thành
16144|401|commune|Nga An
16147|401|commune|Nga Phú
16150|401|commune|Nga Điền
16153|401|commune|Nga Tân
16156|401|commune|Nga Thủy
16159|401|commune|Nga Liên
16162|401|commune|Nga Thái
16165|401|commune|Nga Thạch
16168|401|commune|Nga Thắng
16171|401|commune|Nga Trường
16174|402|township|Yên Cát
16177|402|commune|Bãi Trành
16180|402|commune|Xuân Hòa
16183|402|commune|Xuân Bình
16186|402|commune|Hóa Quỳ
16195|402|commune|Cát Vân
16198|402|commune|Cát Tân
16201|402|commune|Tân Bình
16204|402|commune|Bình Lương
16207|402|commune|Thanh Quân
16210|402|commune|Thanh Xuân
16213|402|commune|Thanh Hòa
16216|402|commune|Thanh Phong
16219|402|commune|Thanh Lâm
16222|402|commune|Thanh Sơn
16225|402|commune|Thượng Ninh
16228|403|township|Bến Sung
16231|403|commune|Cán Khê
16234|403|commune|Xuân Du
16240|403|commune|Phượng Nghi
16243|403|commune|Mậu Lâm
16246|403|commune|Xuân Khang
16249|403|commune|Phú Nhuận
16252|403|commune|Hải Long
16258|403|commune|Xuân Thái
16261|403|commune|Xuân Phúc
16264|403|commune|Yên Thọ
16267|403|commune|Yên Lạc
16273|403|commune|Thanh Tân
16276|403|commune|Thanh Kỳ
16279|404|township|Nông Cống
16282|404|commune|Tân Phúc
16285|404|commune|Tân Thọ
16288|404|commune|Hoàng Sơn
16291|404|commune|Tân Khang
16294|404|commune|Hoàng Giang
16297|404|commune|Trung Chính
16303|404|commune|Trung Thành
16309|404|commune|Tế Thắng
16315|404|commune|Tế Lợi
16318|404|commune|Tế Nông
16321|404|commune|Minh Nghĩa
16324|404|commune|Minh Khôi
16327|404|commune|Vạn Hòa
16330|404|commune|Trường Trung
16333|404|commune|Vạn Thắng
16336|404|commune|Trường Giang
16339|404|commune|Vạn Thiện
16342|404|commune|Thăng Long
16345|404|commune|Trường Minh
16348|404|commune|Trường Sơn
16351|404|commune|Thăng Bình
16354|404|commune|Công Liêm
16357|404|commune|Tượng Văn
16360|404|commune|Thăng Thọ
16363|404|commune|Tượng Lĩnh
16366|404|commune|Tượng Sơn
16369|404|commune|Công Chính
16375|404|commune|Yên Mỹ
16438|406|township|Tân Phong
16447|406|commune|Quảng Trạch
16453|406|commune|Quảng Đức
16456|406|commune|Quảng Định
16462|406|commune|Quảng Nhân
16465|406|commune|Quảng Ninh
16468|406|commune|Quảng Bình
16471|406|commune|Quảng Hợp
16474|406|commune|Quảng Văn
16477|406|commune|Quảng Long
16480|406|commune|Quảng Yên
16483|406|commune|Quảng Hòa
16489|406|commune|Quảng Khê
16492|406|commune|Quảng Trung
16495|406|commune|Quảng Chính
16498|406|commune|Quảng Ngọc
16501|406|commune|Quảng Trường
16510|406|commune|Quảng Phúc
16519|406|commune|Quảng Giao
16540|406|commune|Quảng Hải
16543|406|commune|Quảng Lưu
16546|406|commune|Quảng Lộc
16549|406|commune|Tiên Trang
16552|406|commune|Quảng Nham
16555|406|commune|Quảng Thạch
16558|406|commune|Quảng Thái
16561|407|ward|Hải Hòa
16564|407|ward|Hải Châu
16567|407|commune|Thanh Thủy
16570|407|commune|Thanh Sơn
16576|407|ward|Hải Ninh
16579|407|commune|Anh Sơn
16582|407|commune|Ngọc Lĩnh
16585|407|ward|Hải An
16591|407|commune|Các Sơn
16594|407|ward|Tân Dân
16597|407|ward|Hải Lĩnh
16600|407|commune|Định Hải
16603|407|commune|Phú Sơn
16606|407|ward|Ninh Hải
16609|407|ward|Nguyên Bình
16612|407|commune|Hải Nhân
16618|407|ward|Bình Minh
16621|407|ward|Hải Thanh
16624|407|commune|Phú Lâm
16627|407|ward|Xuân Lâm
16630|407|ward|Trúc Lâm
16633|407|ward|Hải Bình
16636|407|commune|Tân Trường
16639|407|commune|Tùng Lâm
16642|407|ward|Tĩnh Hải
16645|407|ward|Mai Lâm
16648|407|commune|Trường Lâm
16654|407|ward|Hải Thượng
16657|407|commune|Nghi Sơn
16660|407|commune|Hải Hà
16663|412|ward|Đông Vĩnh
16666|412|ward|Hà Huy Tập
16669|412|ward|Lê Lợi
16670|412|ward|Quán Bàu
16672|412|ward|Hưng Bình
16673|412|ward|Hưng Phúc
16675|412|ward|Hưng Dũng
16678|412|ward|Cửa Nam
16681|412|ward|Quang Trung
16690|412|ward|Trường Thi
16693|412|ward|Bến Thủy
16699|412|ward|Trung Đô
16702|412|ward|Nghi Phú
16705|412|ward|Hưng Đông
16708|412|ward|Hưng Lộc
16711|412|commune|Hưng Hòa
16714|412|ward|Vinh Tân
16717|412|ward|Nghi Thủy
16720|412|ward|Nghi Tân
16723|412|ward|Thu Thủy
16726|412|ward|Nghi Hòa
16729|412|ward|Nghi Hải
16732|412|ward|Nghi Hương
16735|412|ward|Nghi Thu
17902|412|commune|Nghi Phong
17905|412|commune|Nghi Xuân
17908|412|commune|Nghi Liên
17914|412|commune|Nghi Ân
17917|412|commune|Phúc Thọ
17920|412|commune|Nghi Kim
17923|412|ward|Nghi Đức
17926|412|commune|Nghi Thái
18013|412|commune|Hưng Chính
16939|414|ward|Hòa Hiếu
16993|414|ward|Quang Phong
16994|414|ward|Quang Tiến
17003|414|ward|Long Sơn
17005|414|commune|Nghĩa Tiến
17008|414|commune|Nghĩa Mỹ
17011|414|commune|Tây Hiếu
17014|414|commune|Nghĩa Thuận
17017|414|commune|Đông Hiếu
16738|415|township|Kim Sơn
16741|415|commune|Thông Thụ
16744|415|commune|Đồng Văn
16747|415|commune|Hạnh Dịch
16750|415|commune|Tiền Phong
16753|415|commune|Nậm Giải
16756|415|commune|Tri Lễ
16759|415|commune|Châu Kim
16763|415|commune|Mường Nọc
16765|415|commune|Châu Thôn
16768|415|commune|Nậm Nhoóng
16771|415|commune|Quang Phong
16774|415|commune|Căm Muộn
16777|416|township|Tân Lạc
16780|416|commune|Châu Bính
16783|416|commune|Châu Thuận
16786|416|commune|Châu Hội
16789|416|commune|Châu Nga
16792|416|commune|Châu Tiến
16795|416|commune|Châu Hạnh
16798|416|commune|Châu Thắng
16801|416|commune|Châu Phong
16804|416|commune|Châu Bình
16807|416|commune|Châu Hoàn
16810|416|commune|Diên Lãm
16813|417|township|Mường Xén
16816|417|commune|Mỹ Lý
16819|417|commune|Bắc Lý
16822|417|commune|Keng Đu
16825|417|commune|Đoọc Mạy
16828|417|commune|Huồi Tụ
16831|417|commune|Mường Lống
16834|417|commune|Na Loi
16837|417|commune|Nậm Cắn
16840|417|commune|Bảo Nam
16843|417|commune|Phà Đánh
16846|417|commune|Bảo Thắng
16849|417|commune|Hữu Lập
16852|417|commune|Tà Cạ
16855|417|commune|Chiêu Lưu
16858|417|commune|Mường Típ
16861|417|commune|Hữu Kiệm
16864|417|commune|Tây Sơn
16867|417|commune|Mường Ải
16870|417|commune|Na Ngoi
16873|417|commune|Nậm Càn
16876|418|township|Thạch Giám
16879|418|commune|Mai Sơn
16882|418|commune|Nhôn Mai
16885|418|commune|Hữu Khuông
16900|418|commune|Yên Tĩnh
16903|418|commune|Nga My
16904|418|commune|Xiêng My
16906|418|commune|Lưỡng Minh
16909|418|commune|Yên Hòa
16912|418|commune|Yên Na
16915|418|commune|Lưu Kiền
16921|418|commune|Xá Lượng
16924|418|commune|Tam Thái
16927|418|commune|Tam Đình
16930|418|commune|Yên Thắng
16933|418|commune|Tam Quang
16936|418|commune|Tam Hợp
16941|419|township|Nghĩa Đàn
16942|419|commune|Nghĩa Mai
16945|419|commune|Nghĩa Yên
16948|419|commune|Nghĩa Lạc
16951|419|commune|Nghĩa Lâm
16954|419|commune|Nghĩa Sơn
16957|419|commune|Nghĩa Lợi
16960|419|commune|Nghĩa Bình
16966|419|commune|Nghĩa Minh
16969|419|commune|Nghĩa Thọ
16972|419|commune|Nghĩa Hưng
16975|419|commune|Nghĩa Hồng
16981|419|commune|Nghĩa Trung
16984|419|commune|Nghĩa Hội
16987|419|commune|Nghĩa Thành
17020|419|commune|Nghĩa Đức
17023|419|commune|Nghĩa An
17026|419|commune|Nghĩa Long
17029|419|commune|Nghĩa Lộc
17032|419|commune|Nghĩa Khánh
17035|420|township|Quỳ Hợp
17038|420|commune|Yên Hợp
17041|420|commune|Châu Tiến
17044|420|commune|Châu Hồng
17047|420|commune|Đồng Hợp
17050|420|commune|Châu Thành
17053|420|commune|Liên Hợp
17056|420|commune|Châu Lộc
17059|420|commune|Tam Hợp
17062|420|commune|Châu Cường
17065|420|commune|Châu Quang
17068|420|commune|Thọ Hợp
17071|420|commune|Minh Hợp
17074|420|commune|Nghĩa Xuân
17077|420|commune|Châu Thái
17080|420|commune|Châu Đình
17083|420|commune|Văn Lợi
17086|420|commune|Nam Sơn
17089|420|commune|Châu Lý
17092|420|commune|Hạ Sơn
17095|420|commune|Bắc Sơn
17101|421|commune|Quỳnh Thắng
17119|421|commune|Quỳnh Tân
17122|421|commune|Quỳnh Châu
17140|421|commune|Tân Sơn
17143|421|commune|Quỳnh Văn
17146|421|commune|Ngọc Sơn
17149|421|commune|Quỳnh Tam
17152|421|commune|Quỳnh Sơn
17155|421|commune|Quỳnh Thạch
17158|421|commune|Quỳnh Bảng
17164|421|commune|Quỳnh Thanh
17167|421|commune|Quỳnh Hậu
17170|421|commune|Quỳnh Lâm
17173|421|commune|Quỳnh Đôi
17176|421|commune|Minh Lương
17179|421|township|Cầu Giát
17182|421|commune|Quỳnh Yên
17185|421|commune|Bình Sơn
17191|421|commune|Quỳnh Diễn
17197|421|commune|Quỳnh Giang
17206|421|commune|An Hòa
17209|421|commune|Phú Nghĩa
17212|421|commune|Văn Hải
17218|421|commune|Thuận Long
17224|421|commune|Tân Thắng
17230|422|commune|Bình Chuẩn
17233|422|commune|Lạng Khê
17236|422|commune|Cam Lâm
17239|422|commune|Thạch Ngàn
17242|422|commune|Đôn Phục
17245|422|commune|Mậu Đức
17248|422|commune|Châu Khê
17251|422|commune|Chi Khê
17254|422|township|Trà Lân
17257|422|commune|Yên Khê
17260|422|commune|Lục Dạ
17263|422|commune|Môn Sơn
17266|423|township|Tân Kỳ
17269|423|commune|Tân Hợp
17272|423|commune|Tân Phú
17275|423|commune|Tân Xuân
17278|423|commune|Giai Xuân
17281|423|commune|Bình Hợp
17284|423|commune|Nghĩa Đồng
17287|423|commune|Đồng Văn
17290|423|commune|Nghĩa Thái
17296|423|commune|Hoàn Long
17299|423|commune|Nghĩa Phúc
17302|423|commune|Tiên Kỳ
17305|423|commune|Tân An
17308|423|commune|Nghĩa Dũng
17314|423|commune|Kỳ Sơn
17317|423|commune|Hương Sơn
17320|423|commune|Kỳ Tân
17323|423|commune|Phú Sơn
17325|423|commune|Tân Hương
17326|423|commune|Nghĩa Hành
17329|424|township|Kim Nhan
17332|424|commune|Thọ Sơn
17335|424|commune|Thành Sơn
17338|424|commune|Bình Sơn
17344|424|commune|Tam Đỉnh
17347|424|commune|Hùng Sơn
17350|424|commune|Cẩm Sơn
17353|424|commune|Đức Sơn
17356|424|commune|Tường Sơn
17357|424|commune|Hoa Sơn
17359|424|commune|Tào Sơn
17362|424|commune|Vĩnh Sơn
17365|424|commune|Lạng Sơn
17368|424|commune|Hội Sơn
17374|424|commune|Phúc Sơn
17377|424|commune|Long Sơn
17380|424|commune|Khai Sơn
17383|424|commune|Lĩnh Sơn
17386|424|commune|Cao Sơn
17392|425|commune|Diễn Lâm
17395|425|commune|Diễn Đoài
17398|425|commune|Diễn Trường
17401|425|commune|Diễn Yên
17404|425|commune|Diễn Hoàng
17410|425|commune|Diễn Mỹ
17413|425|commune|Diễn Hồng
17416|425|commune|Diễn Phong
17419|425|commune|Hùng Hải
17425|425|commune|Diễn Liên
17428|425|commune|Diễn Vạn
17431|425|commune|Diễn Kim
17434|425|commune|Diễn Kỷ
17437|425|commune|Xuân Tháp
17440|425|commune|Diễn Thái
17443|425|commune|Diễn Đồng
17449|425|commune|Hạnh Quảng
17452|425|commune|Ngọc Bích
17458|425|commune|Diễn Nguyên
17461|425|commune|Diễn Hoa
17464|425|township|Diễn Thành
17467|425|commune|Diễn Phúc
17476|425|commune|Diễn Cát
17479|425|commune|Diễn Thịnh
17482|425|commune|Diễn Tân
17485|425|commune|Minh Châu
17488|425|commune|Diễn Thọ
17491|425|commune|Diễn Lợi
17494|425|commune|Diễn Lộc
17497|425|commune|Diễn Trung
17500|425|commune|Diễn An
17503|425|commune|Diễn Phú
17506|426|township|Hoa Thành
17509|426|commune|Mã Thành
17510|426|commune|Tiến Thành
17512|426|commune|Lăng Thành
17515|426|commune|Tân Thành
17518|426|commune|Đức Thành
17521|426|commune|Kim Thành
17524|426|commune|Hậu Thành
17527|426|commune|Đô Thành
17530|426|commune|Thọ Thành
17533|426|commune|Quang Thành
17536|426|commune|Tây Thành
17539|426|commune|Phúc Thành
17542|426|commune|Phú Thành
17545|426|commune|Đồng Thành
17554|426|commune|Tăng Thành
17557|426|commune|Văn Thành
17560|426|commune|Thịnh Thành
17566|426|commune|Xuân Thành
17569|426|commune|Bắc Thành
17572|426|commune|Đông Thành
17575|426|commune|Trung Thành
17578|426|commune|Long Thành
17581|426|commune|Minh Thành
17584|426|commune|Nam Thành
17587|426|commune|Vĩnh Thành
17596|426|commune|Viên Thành
17602|426|commune|Liên Thành
17605|426|commune|Bảo Thành
17608|426|commune|Mỹ Thành
17611|426|commune|Vân Tụ
17614|426|commune|Sơn Thành
17617|427|township|Đô Lương
17619|427|commune|Giang Sơn Đông
17620|427|commune|Giang Sơn Tây
17623|427|commune|Bạch Ngọc
17626|427|commune|Bồi Sơn
17629|427|commune|Hồng Sơn
17632|427|commune|Bài Sơn
17638|427|commune|Bắc Sơn
17641|427|commune|Tràng Sơn
17644|427|commune|Thượng Sơn
17647|427|commune|Hòa Sơn
17650|427|commune|Đặng Sơn
17653|427|commune|Đông Sơn
17656|427|commune|Nam Sơn
17659|427|commune|Lưu Sơn
17662|427|commune|Yên Sơn
17665|427|commune|Văn Sơn
17668|427|commune|Đà Sơn
17671|427|commune|Lạc Sơn
17674|427|commune|Tân Sơn
17677|427|commune|Thái Sơn
17680|427|commune|Quang Sơn
17683|427|commune|Thịnh Sơn
17686|427|commune|Trung Sơn
17689|427|commune|Xuân Sơn
17692|427|commune|Minh Sơn
17695|427|commune|Thuận Sơn
17698|427|commune|Nhân Sơn
17701|427|commune|Hiến Sơn
17704|427|commune|Mỹ Sơn
17707|427|commune|Trù Sơn
17710|427|commune|Đại Sơn
17713|428|township|Dùng
17716|428|commune|Cát Văn
17719|428|commune|Minh Sơn
17722|428|commune|Hạnh Lâm
17723|428|commune|Thanh Sơn
17728|428|commune|Phong Thịnh
17731|428|commune|Thanh Phong
17734|428|commune|Thanh Mỹ
17737|428|commune|Thanh Tiên
17743|428|commune|Thanh Liên
17749|428|commune|Đại Đồng
17755|428|commune|Thanh Ngọc
17758|428|commune|Thanh Hương
17759|428|commune|Ngọc Lâm
17764|428|commune|Đồng Văn
17767|428|commune|Ngọc Sơn
17770|428|commune|Thanh Thịnh
17773|428|commune|Thanh An
17776|428|commune|Thanh Quả
17779|428|commune|Xuân Dương
17785|428|commune|Minh Tiến
17791|428|commune|Kim Bảng
17797|428|commune|Thanh Thủy
17806|428|commune|Thanh Hà
17812|428|commune|Thanh Tùng
17815|428|commune|Thanh Lâm
17818|428|commune|Mai Giang
17821|428|commune|Thanh Xuân
17824|428|commune|Thanh Đức
17827|429|township|Quán Hành
17830|429|commune|Nghi Văn
17833|429|commune|Nghi Yên
17836|429|commune|Nghi Tiến
17839|429|commune|Nghi Hưng
17842|429|commune|Nghi Đồng
17845|429|commune|Nghi Thiết
17848|429|commune|Nghi Lâm
17851|429|commune|Nghi Quang
17854|429|commune|Nghi Kiều
17857|429|commune|Nghi Mỹ
17860|429|commune|Nghi Phương
17863|429|commune|Nghi Thuận
17866|429|commune|Nghi Long
17869|429|commune|Nghi Xá
17878|429|commune|Khánh Hợp
17884|429|commune|Nghi Công Bắc
17887|429|commune|Nghi Công Nam
17890|429|commune|Nghi Thạch
17893|429|commune|Nghi Trung
17896|429|commune|Thịnh Trường
17899|429|commune|Diên Hoa
17911|429|commune|Nghi Vạn
17932|430|commune|Nam Hưng
17935|430|commune|Nghĩa Thái
17938|430|commune|Nam Thanh
17941|430|commune|Nam Anh
17944|430|commune|Nam Xuân
17950|430|township|Nam Đàn
17953|430|commune|Nam Lĩnh
17956|430|commune|Nam Giang
17959|430|commune|Xuân Hòa
17962|430|commune|Hùng Tiến
17968|430|commune|Thượng Tân Lộc
17971|430|commune|Kim Liên
17980|430|commune|Xuân Hồng
17983|430|commune|Nam Cát
17986|430|commune|Khánh Sơn
17989|430|commune|Trung Phúc Cường
17998|430|commune|Nam Kim
18001|431|township|Hưng Nguyên
18004|431|commune|Hưng Trung
18007|431|commune|Hưng Yên
18008|431|commune|Hưng Yên Bắc
18010|431|commune|Hưng Tây
18016|431|commune|Hưng Đạo
18022|431|commune|Thịnh Mỹ
18025|431|commune|Hưng Lĩnh
18028|431|commune|Thông Tân
18037|431|commune|Hưng Nghĩa
18040|431|commune|Phúc Lợi
18043|431|commune|Long Xá
18052|431|commune|Châu Nhân
18055|431|commune|Xuân Lam
18064|431|commune|Hưng Thành
17104|432|commune|Quỳnh Vinh
17107|432|commune|Quỳnh Lộc
17110|432|ward|Quỳnh Thiện
17113|432|commune|Quỳnh Lập
17116|432|commune|Quỳnh Trang
17125|432|ward|Mai Hùng
17128|432|ward|Quỳnh Dị
17131|432|ward|Quỳnh Xuân
17134|432|ward|Quỳnh Phương
17137|432|commune|Quỳnh Liên
18073|436|ward|Nam Hà
18077|436|ward|Bắc Hà
18079|436|ward|Tân Giang
18082|436|ward|Đại Nài
18085|436|ward|Hà Huy Tập
18088|436|ward|Thạch Trung
18091|436|ward|Thạch Quý
18094|436|ward|Trần Phú
18097|436|ward|Văn Yên
18100|436|ward|Thạch Hạ
18103|436|ward|Đồng Môn
18109|436|ward|Thạch Hưng
18112|436|commune|Thạch Bình
18571|436|commune|Thạch Hải
18595|436|commune|Đỉnh Bàn
18598|436|commune|Hộ Độ
18604|436|commune|Thạch Khê
18619|436|commune|Thạch Trị
18622|436|commune|Thạch Lạc
18628|436|commune|Tượng Sơn
18631|436|commune|Thạch Văn
18637|436|commune|Thạch Thắng
18643|436|commune|Thạch Đài
18649|436|commune|Thạch Hội
18652|436|commune|Tân Lâm Hương
18685|436|commune|Cẩm Bình
18691|436|commune|Cẩm Vịnh
18115|437|ward|Bắc Hồng
18118|437|ward|Nam Hồng
18121|437|ward|Trung Lương
18124|437|ward|Đức Thuận
18127|437|ward|Đậu Liêu
18130|437|commune|Thuận Lộc
18133|439|township|Phố Châu
18136|439|township|Tây Sơn
18139|439|commune|Sơn Hồng
18142|439|commune|Sơn Tiến
18145|439|commune|Sơn Lâm
18148|439|commune|Sơn Lễ
18157|439|commune|Sơn Giang
18160|439|commune|Sơn Lĩnh
18163|439|commune|An Hòa Thịnh
18172|439|commune|Sơn Tây
18175|439|commune|Sơn Ninh
18178|439|commune|Châu Bình
18181|439|commune|Tân Mỹ Hà
18184|439|commune|Quang Diệm
18187|439|commune|Sơn Trung
18190|439|commune|Sơn Bằng
18196|439|commune|Sơn Kim 1
18199|439|commune|Sơn Kim 2
18202|439|commune|Mỹ Long
18211|439|commune|Kim Hoa
18217|439|commune|Sơn Phú
18223|439|commune|Hàm Trường
18229|440|township|Đức Thọ
18235|440|commune|Quang Vĩnh
18241|440|commune|Tùng Châu
18244|440|commune|Trường Sơn
18247|440|commune|Liên Minh
18253|440|commune|Yên Hồ
18259|440|commune|Tùng Ảnh
18262|440|commune|Bùi La Nhân
18274|440|commune|Thanh Bình Thịnh
18277|440|commune|Lâm Trung Thủy
18280|440|commune|Hòa Lạc
18283|440|commune|Tân Dân
18298|440|commune|An Dũng
18304|440|commune|Đức Đồng
18307|440|commune|Đức Lạng
18310|440|commune|Tân Hương
18313|441|township|Vũ Quang
18316|441|commune|Ân Phú
18319|441|commune|Đức Giang
18322|441|commune|Đức Lĩnh
18325|441|commune|Thọ Điền
18328|441|commune|Đức Hương
18331|441|commune|Đức Bồng
18334|441|commune|Đức Liên
18340|441|commune|Hương Minh
18343|441|commune|Quang Thọ
18352|442|township|Xuân An
18355|442|commune|Xuân Hội
18358|442|commune|Đan Trường
18364|442|commune|Xuân Phổ
18367|442|commune|Xuân Hải
18370|442|commune|Xuân Giang
18373|442|township|Tiên Điền
18376|442|commune|Xuân Yên
18379|442|commune|Xuân Mỹ
18382|442|commune|Xuân Thành
18385|442|commune|Xuân Viên
18388|442|commune|Xuân Hồng
18391|442|commune|Cỗ Đạm
18394|442|commune|Xuân Liên
18397|442|commune|Xuân Lĩnh
18400|442|commune|Xuân Lam
18403|442|commune|Cương Gián
18406|443|township|Nghèn
18415|443|commune|Thiên Lộc
18418|443|commune|Thuần Thiện
18427|443|commune|Vượng Lộc
18433|443|commune|Thanh Lộc
18436|443|commune|Kim Song Trường
18439|443|commune|Thường Nga
18445|443|commune|Tùng Lộc
18454|443|commune|Phú Lộc
18463|443|commune|Gia Hanh
18466|443|commune|Khánh Vĩnh Yên
18475|443|commune|Xuân Lộc
18478|443|commune|Thượng Lộc
18481|443|commune|Quang Lộc
18484|443|township|Đồng Lộc
18487|443|commune|Mỹ Lộc
18490|443|commune|Sơn Lộc
18496|444|township|Hương Khê
18499|444|commune|Điền Mỹ
18502|444|commune|Hà Linh
18505|444|commune|Hương Thủy
18508|444|commune|Hòa Hải
18514|444|commune|Phúc Đồng
18517|444|commune|Hương Giang
18520|444|commune|Lộc Yên
18523|444|commune|Hương Bình
18526|444|commune|Hương Long
18529|444|commune|Phú Gia
18532|444|commune|Gia Phố
18538|444|commune|Hương Đô
18541|444|commune|Hương Vĩnh
18544|444|commune|Hương Xuân
18547|444|commune|Phúc Trạch
18550|444|commune|Hương Trà
18553|444|commune|Hương Trạch
18556|444|commune|Hương Lâm
18559|444|commune|Hương Liên
18409|445|commune|Tân Lộc
18412|445|commune|Hồng Lộc
18421|445|commune|Thịnh Lộc
18430|445|commune|Bình An
18448|445|commune|Bình Lộc
18457|445|commune|Ích Hậu
18493|445|commune|Phù Lưu
18562|445|township|Thạch Hà
18565|445|commune|Ngọc Sơn
18568|445|township|Lộc Hà
18577|445|commune|Thạch Mỹ
18580|445|commune|Thạch Kim
18583|445|commune|Thạch Châu
18586|445|commune|Thạch Kênh
18589|445|commune|Thạch Sơn
18592|445|commune|Thạch Liên
18601|445|commune|Việt Tiến
18607|445|commune|Thạch Long
18625|445|commune|Thạch Ngọc
18634|445|commune|Lưu Vĩnh Sơn
18658|445|commune|Thạch Xuân
18667|445|commune|Nam Điền
18670|445|commune|Mai Phụ
18673|446|township|Cẩm Xuyên
18676|446|township|Thiên Cầm
18679|446|commune|Yên Hòa
18682|446|commune|Cẩm Dương
18694|446|commune|Cẩm Thành
18697|446|commune|Cẩm Quang
18706|446|commune|Cẩm Thạch
18709|446|commune|Cẩm Nhượng
18712|446|commune|Nam Phúc Thăng
18715|446|commune|Cẩm Duệ
18721|446|commune|Cẩm Lĩnh
18724|446|commune|Cẩm Quan
18727|446|commune|Cẩm Hà
18730|446|commune|Cẩm Lộc
18733|446|commune|Cẩm Hưng
18736|446|commune|Cẩm Thịnh
18739|446|commune|Cẩm Mỹ
18742|446|commune|Cẩm Trung
18745|446|commune|Cẩm Sơn
18748|446|commune|Cẩm Lạc
18751|446|commune|Cẩm Minh
18757|447|commune|Kỳ Xuân
18760|447|commune|Kỳ Bắc
18763|447|commune|Kỳ Phú
18766|447|commune|Kỳ Phong
18769|447|commune|Kỳ Tiến
18772|447|commune|Kỳ Giang
18775|447|township|Kỳ Đồng
18778|447|commune|Kỳ Khang
18784|447|commune|Kỳ Văn
18787|447|commune|Kỳ Trung
18790|447|commune|Kỳ Thọ
18793|447|commune|Kỳ Tây
18799|447|commune|Kỳ Thượng
18802|447|commune|Kỳ Hải
18805|447|commune|Kỳ Thư
18811|447|commune|Kỳ Châu
18814|447|commune|Kỳ Tân
18838|447|commune|Lâm Hợp
18844|447|commune|Kỳ Sơn
18850|447|commune|Kỳ Lạc
18754|449|ward|Hưng Trí
18781|449|ward|Kỳ Ninh
18796|449|commune|Kỳ Lợi
18808|449|commune|Kỳ Hà
18820|449|ward|Kỳ Trinh
18823|449|ward|Kỳ Thịnh
18829|449|commune|Kỳ Hoa
18832|449|ward|Kỳ Phương
18835|449|ward|Kỳ Long
18841|449|ward|Kỳ Liên
18847|449|ward|Kỳ Nam
18853|450|ward|Hải Thành
18856|450|ward|Đồng Phú
18859|450|ward|Bắc Lý
18865|450|ward|Nam Lý
18868|450|ward|Đồng Hải
18871|450|ward|Đồng Sơn
18874|450|ward|Phú Hải
18877|450|ward|Bắc Nghĩa
18880|450|ward|Đức Ninh Đông
18883|450|commune|Quang Phú
18886|450|commune|Lộc Ninh
18889|450|commune|Bảo Ninh
18892|450|commune|Nghĩa Ninh
18895|450|commune|Thuận Đức
18898|450|commune|Đức Ninh
18901|452|township|Quy Đạt
18904|452|commune|Dân Hóa
18907|452|commune|Trọng Hóa
18913|452|commune|Hồng Hóa
18919|452|commune|Tân Thành
18922|452|commune|Hóa Hợp
18925|452|commune|Xuân Hóa
18928|452|commune|Yên Hóa
18931|452|commune|Minh Hóa
18934|452|commune|Tân Hóa
18937|452|commune|Hóa Sơn
18943|452|commune|Trung Hóa
18946|452|commune|Thượng Hóa
18949|453|township|Đồng Lê
18952|453|commune|Hương Hóa
18955|453|commune|Kim Hóa
18958|453|commune|Thanh Hóa
18961|453|commune|Thanh Thạch
18964|453|commune|Thuận Hóa
18967|453|commune|Lâm Hóa
18970|453|commune|Lê Hóa
18973|453|commune|Sơn Hóa
18976|453|commune|Đồng Hóa
18979|453|commune|Ngư Hóa
18985|453|commune|Thạch Hóa
18988|453|commune|Đức Hóa
18991|453|commune|Phong Hóa
18994|453|commune|Mai Hóa
18997|453|commune|Tiến Hóa
19000|453|commune|Châu Hóa
19003|453|commune|Cao Quảng
19006|453|commune|Văn Hóa
19012|454|commune|Quảng Hợp
19015|454|commune|Quảng Kim
19018|454|commune|Quảng Đông
19021|454|commune|Quảng Phú
19024|454|commune|Quảng Châu
19027|454|commune|Quảng Thạch
19030|454|commune|Quảng Lưu
19033|454|commune|Quảng Tùng
19036|454|commune|Cảnh Dương
19039|454|commune|Quảng Tiến
19042|454|commune|Quảng Hưng
19045|454|commune|Quảng Xuân
19051|454|commune|Liên Trường
19057|454|commune|Quảng Phương
19063|454|commune|Phù Cảnh
19072|454|commune|Quảng Thanh
19111|455|township|Hoàn Lão
19114|455|township|Nông trường Việt Trung
19117|455|commune|Xuân Trạch
19123|455|commune|Hạ Mỹ
19126|455|commune|Bắc Trạch
19129|455|commune|Lâm Trạch
19132|455|commune|Thanh Trạch
19135|455|commune|Liên Trạch
19138|455|commune|Phúc Trạch
19141|455|commune|Cự Nẫm
19144|455|commune|Hải Phú
19147|455|commune|Thượng Trạch
19150|455|commune|Sơn Lộc
19156|455|commune|Hưng Trạch
19159|455|commune|Đồng Trạch
19162|455|commune|Đức Trạch
19165|455|township|Phong Nha
19168|455|commune|Vạn Trạch
19174|455|commune|Phú Định
19177|455|commune|Trung Trạch
19180|455|commune|Tây Trạch
19183|455|commune|Hòa Trạch
19186|455|commune|Đại Trạch
19189|455|commune|Nhân Trạch
19192|455|commune|Tân Trạch
19198|455|commune|Lý Nam
19204|456|commune|Trường Sơn
19207|456|township|Quán Hàu
19210|456|commune|Vĩnh Ninh
19213|456|commune|Võ Ninh
19216|456|commune|Hải Ninh
19219|456|commune|Hàm Ninh
19222|456|commune|Duy Ninh
19225|456|commune|Gia Ninh
19228|456|commune|Trường Xuân
19231|456|commune|Hiền Ninh
19234|456|commune|Tân Ninh
19237|456|commune|Xuân Ninh
19240|456|commune|An Ninh
19243|456|commune|Vạn Ninh
19246|457|township|Nông trường Lệ Ninh
19249|457|township|Kiến Giang
19252|457|commune|Hồng Thủy
19255|457|commune|Ngư Thủy Bắc
19258|457|commune|Hoa Thủy
19261|457|commune|Thanh Thủy
19264|457|commune|An Thủy
19267|457|commune|Phong Thủy
19270|457|commune|Cam Thủy
19273|457|commune|Ngân Thủy
19276|457|commune|Sơn Thủy
19279|457|commune|Lộc Thủy
19285|457|commune|Liên Thủy
19288|457|commune|Hưng Thủy
19291|457|commune|Dương Thủy
19294|457|commune|Tân Thủy
19297|457|commune|Phú Thủy
19300|457|commune|Xuân Thủy
19303|457|commune|Mỹ Thủy
19306|457|commune|Ngư Thủy
19309|457|commune|Mai Thủy
19312|457|commune|Sen Thủy
19315|457|commune|Thái Thủy
19318|457|commune|Kim Thủy
19321|457|commune|Trường Thủy
19327|457|commune|Lâm Thủy
19009|458|ward|Ba Đồn
19060|458|ward|Quảng Long
19066|458|ward|Quảng Thọ
19069|458|commune|Quảng Tiên
19075|458|commune|Quảng Trung
19078|458|ward|Quảng Phong
19081|458|ward|Quảng Thuận
19084|458|commune|Quảng Tân
19087|458|commune|Quảng Hải
19090|458|commune|Quảng Sơn
19093|458|commune|Quảng Lộc
19096|458|commune|Quảng Thủy
19099|458|commune|Quảng Văn
19102|458|ward|Quảng Phúc
19105|458|commune|Quảng Hòa
19108|458|commune|Quảng Minh
19330|461|ward|Đông Giang
19333|461|ward|1
19336|461|ward|Đông Lễ
19339|461|ward|Đông Thanh
19342|461|ward|2
19345|461|ward|4
19348|461|ward|5
19351|461|ward|Đông Lương
19354|461|ward|3
19357|462|ward|1
19358|462|ward|An Đôn
19360|462|ward|2
19361|462|ward|3
19705|462|commune|Hải Lệ
19363|464|township|Hồ Xá
19366|464|township|Bến Quan
19369|464|commune|Vĩnh Thái
19372|464|commune|Vĩnh Tú
19375|464|commune|Vĩnh Chấp
19378|464|commune|Trung Nam
19384|464|commune|Kim Thạch
19387|464|commune|Vĩnh Long
19393|464|commune|Vĩnh Khê
19396|464|commune|Vĩnh Hòa
19402|464|commune|Vĩnh Thủy
19405|464|commune|Vĩnh Lâm
19408|464|commune|Hiền Thành
19414|464|township|Cửa Tùng
19417|464|commune|Vĩnh Hà
19420|464|commune|Vĩnh Sơn
19423|464|commune|Vĩnh Giang
19426|464|commune|Vĩnh Ô
19429|465|township|Khe Sanh
19432|465|township|Lao Bảo
19435|465|commune|Hướng Lập
19438|465|commune|Hướng Việt
19441|465|commune|Hướng Phùng
19444|465|commune|Hướng Sơn
19447|465|commune|Hướng Linh
19450|465|commune|Tân Hợp
19453|465|commune|Hướng Tân
19456|465|commune|Tân Thành
19459|465|commune|Tân Long
19462|465|commune|Tân Lập
19465|465|commune|Tân Liên
19468|465|commune|Húc
19471|465|commune|Thuận
19474|465|commune|Hướng Lộc
19477|465|commune|Ba Tầng
19480|465|commune|Thanh
19483|465|commune|A Dơi
19489|465|commune|Lìa
19492|465|commune|Xy
19495|466|township|Gio Linh
19496|466|township|Cửa Việt
19498|466|commune|Trung Giang
19501|466|commune|Trung Hải
19504|466|commune|Trung Sơn
19507|466|commune|Phong Bình
19510|466|commune|Gio Mỹ
19519|466|commune|Gio Hải
19522|466|commune|Gio An
19534|466|commune|Linh Trường
19537|466|commune|Gio Sơn
19543|466|commune|Gio Mai
19546|466|commune|Hải Thái
19552|466|commune|Gio Quang
19555|467|township|Krông Klang
19558|467|commune|Mò Ó
19561|467|commune|Hướng Hiệp
19564|467|commune|Đa Krông
19567|467|commune|Triệu Nguyên
19570|467|commune|Ba Lòng
19576|467|commune|Ba Nang
19579|467|commune|Tà Long
19582|467|commune|Húc Nghì
19585|467|commune|A Vao
19588|467|commune|Tà Rụt
19591|467|commune|A Bung
19594|467|commune|A Ngo
19597|468|township|Cam Lộ
19600|468|commune|Cam Tuyền
19603|468|commune|Thanh An
19606|468|commune|Cam Thủy
19612|468|commune|Cam Thành
19615|468|commune|Cam Hiếu
19618|468|commune|Cam Chính
19621|468|commune|Cam Nghĩa
19624|469|township|Ái Tử
19627|469|commune|Triệu Tân
19633|469|commune|Triệu Phước
19636|469|commune|Triệu Độ
19639|469|commune|Triệu Trạch
19642|469|commune|Triệu Thuận
19645|469|commune|Triệu Đại
19648|469|commune|Triệu Hòa
19654|469|commune|Triệu Cơ
19657|469|commune|Triệu Long
19660|469|commune|Triệu Tài
19666|469|commune|Triệu Trung
19669|469|commune|Triệu Ái
19672|469|commune|Triệu Thượng
19675|469|commune|Triệu Giang
19678|469|commune|Triệu Thành
19681|470|township|Diên Sanh
19684|470|commune|Hải An
19687|470|commune|Hải Bình
19693|470|commune|Hải Quy
19699|470|commune|Hải Hưng
19702|470|commune|Hải Phú
19708|470|commune|Hải Thượng
19711|470|commune|Hải Dương
19714|470|commune|Hải Định
19717|470|commune|Hải Lâm
19726|470|commune|Hải Phong
19729|470|commune|Hải Trường
19735|470|commune|Hải Sơn
19738|470|commune|Hải Chánh
19741|470|commune|Hải Khê
19777|474|ward|Vỹ Dạ
19780|474|ward|Phường Đúc
19783|474|ward|Vĩnh Ninh
19786|474|ward|Phú Hội
19789|474|ward|Phú Nhuận
19792|474|ward|Xuân Phú
19795|474|ward|Trường An
19798|474|ward|Phước Vĩnh
19801|474|ward|An Cựu
19807|474|ward|Thủy Biều
19813|474|ward|Thủy Xuân
19815|474|ward|An Đông
19816|474|ward|An Tây
19900|474|ward|Thuận An
19909|474|ward|Dương Nỗ
19930|474|ward|Phú Thượng
19963|474|ward|Thủy Vân
19981|474|ward|Thủy Bằng
20002|474|ward|Hương Phong
19750|475|ward|Tây Lộc
19753|475|ward|Thuận Lộc
19756|475|ward|Gia Hội
19759|475|ward|Phú Hậu
19762|475|ward|Thuận Hòa
19768|475|ward|Đông Ba
19774|475|ward|Kim Long
19803|475|ward|An Hòa
19804|475|ward|Hương Sơ
19810|475|ward|Hương Long
20014|475|ward|Hương Vinh
20023|475|ward|Hương An
20029|475|ward|Long Hồ
19819|476|ward|Phong Thu
19825|476|commune|Phong Thạnh
19828|476|ward|Phong Phú
19831|476|commune|Phong Bình
19837|476|commune|Phong Chương
19843|476|ward|Phong Hải
19846|476|ward|Phong Hòa
19852|476|ward|Phong Hiền
19855|476|commune|Phong Mỹ
19858|476|ward|Phong An
19861|476|commune|Phong Xuân
19864|476|commune|Phong Sơn
19867|477|township|Sịa
19870|477|commune|Quảng Thái
19873|477|commune|Quảng Ngạn
19876|477|commune|Quảng Lợi
19879|477|commune|Quảng Công
19882|477|commune|Quảng Phước
19885|477|commune|Quảng Vinh
19888|477|commune|Quảng An
19891|477|commune|Quảng Thành
19894|477|commune|Quảng Thọ
19897|477|commune|Quảng Phú
19903|478|commune|Phú Thuận
19912|478|commune|Phú An
19915|478|commune|Phú Hải
19918|478|commune|Phú Xuân
19921|478|commune|Phú Diên
19927|478|commune|Phú Mỹ
19933|478|commune|Phú Hồ
19936|478|commune|Vinh Xuân
19939|478|commune|Phú Lương
19942|478|township|Phú Đa
19945|478|commune|Vinh Thanh
19948|478|commune|Vinh An
19954|478|commune|Phú Gia
19957|478|commune|Vinh Hà
19960|479|ward|Phú Bài
19966|479|commune|Thủy Thanh
19969|479|ward|Thủy Dương
19972|479|ward|Thủy Phương
19975|479|ward|Thủy Châu
19978|479|ward|Thủy Lương
19984|479|commune|Thủy Tân
19987|479|commune|Thủy Phù
19990|479|commune|Phú Sơn
19993|479|commune|Dương Hòa
19996|480|ward|Tứ Hạ
20005|480|commune|Hương Toàn
20008|480|ward|Hương Vân
20011|480|ward|Hương Văn
20017|480|ward|Hương Xuân
20020|480|ward|Hương Chữ
20026|480|commune|Hương Bình
20035|480|commune|Bình Tiến
20041|480|commune|Bình Thành
20044|481|township|A Lưới
20047|481|commune|Hồng Vân
20050|481|commune|Hồng Hạ
20053|481|commune|Hồng Kim
20056|481|commune|Trung Sơn
20059|481|commune|Hương Nguyên
20065|481|commune|Hồng Bắc
20068|481|commune|A Ngo
20071|481|commune|Sơn Thủy
20074|481|commune|Phú Vinh
20080|481|commune|Hương Phong
20083|481|commune|Quảng Nhâm
20086|481|commune|Hồng Thượng
20089|481|commune|Hồng Thái
20095|481|commune|A Roàng
20098|481|commune|Đông Sơn
20101|481|commune|Lâm Đớt
20104|481|commune|Hồng Thủy
20107|482|township|Phú Lộc
20110|482|township|Lăng Cô
20113|482|commune|Vinh Mỹ
20116|482|commune|Vinh Hưng
20122|482|commune|Giang Hải
20125|482|commune|Vinh Hiền
20128|482|commune|Lộc Bổn
20131|482|township|Lộc Sơn
20134|482|commune|Lộc Bình
20137|482|commune|Lộc Vĩnh
20140|482|commune|Lộc An
20143|482|commune|Lộc Điền
20146|482|commune|Lộc Thủy
20149|482|commune|Lộc Trì
20152|482|commune|Lộc Tiến
20155|482|commune|Lộc Hòa
20158|482|commune|Xuân Lộc
20161|482|township|Khe Tre
20164|482|commune|Hương Phú
20167|482|commune|Hương Sơn
20170|482|commune|Hương Lộc
20173|482|commune|Thượng Quảng
20176|482|commune|Hương Hòa
20179|482|commune|Hương Xuân
20182|482|commune|Hương Hữu
20185|482|commune|Thượng Lộ
20188|482|commune|Thượng Long
20191|482|commune|Thượng Nhật
20194|490|ward|Hòa Hiệp Bắc
20195|490|ward|Hòa Hiệp Nam
20197|490|ward|Hòa Khánh Bắc
20198|490|ward|Hòa Khánh Nam
20200|490|ward|Hòa Minh
20206|491|ward|Thanh Khê Tây
20207|491|ward|Thanh Khê Đông
20209|491|ward|Xuân Hà
20215|491|ward|Chính Gián
20218|491|ward|Thạc Gián
20224|491|ward|An Khê
20227|492|ward|Thanh Bình
20230|492|ward|Thuận Phước
20233|492|ward|Thạch Thang
20236|492|ward|Hải Châu
20242|492|ward|Phước Ninh
20245|492|ward|Hòa Thuận Tây
20254|492|ward|Bình Thuận
20257|492|ward|Hòa Cường Bắc
20258|492|ward|Hòa Cường Nam
20263|493|ward|Thọ Quang
20266|493|ward|Nại Hiên Đông
20269|493|ward|Mân Thái
20272|493|ward|An Hải Bắc
20275|493|ward|Phước Mỹ
20278|493|ward|An Hải Nam
20284|494|ward|Mỹ An
20285|494|ward|Khuê Mỹ
20287|494|ward|Hòa Quý
20290|494|ward|Hòa Hải
20260|495|ward|Khuê Trung
20305|495|ward|Hòa Phát
20306|495|ward|Hòa An
20311|495|ward|Hòa Thọ Tây
20312|495|ward|Hòa Thọ Đông
20314|495|ward|Hòa Xuân
20293|497|commune|Hòa Bắc
20296|497|commune|Hòa Liên
20299|497|commune|Hòa Ninh
20302|497|commune|Hòa Sơn
20308|497|commune|Hòa Nhơn
20317|497|commune|Hòa Phú
20320|497|commune|Hòa Phong
20323|497|commune|Hòa Châu
20326|497|commune|Hòa Tiến
20329|497|commune|Hòa Phước
20332|497|commune|Hòa Khương
20335|502|ward|Tân Thạnh
20341|502|ward|An Mỹ
20344|502|ward|Hòa Hương
20347|502|ward|An Xuân
20350|502|ward|An Sơn
20353|502|ward|Trường Xuân
20356|502|ward|An Phú
20359|502|commune|Tam Thanh
20362|502|commune|Tam Thăng
20371|502|commune|Tam Phú
20375|502|ward|Hòa Thuận
20389|502|commune|Tam Ngọc
20398|503|ward|Minh An
20401|503|ward|Tân An
20404|503|ward|Cẩm Phô
20407|503|ward|Thanh Hà
20410|503|ward|Sơn Phong
20413|503|ward|Cẩm Châu
20416|503|ward|Cửa Đại
20419|503|ward|Cẩm An
20422|503|commune|Cẩm Hà
20425|503|commune|Cẩm Kim
20428|503|ward|Cẩm Nam
20431|503|commune|Cẩm Thanh
20434|503|commune|Tân Hiệp
20437|504|commune|Ch''ơm
20440|504|commune|Ga Ri
20443|504|commune|A Xan
20446|504|commune|Tr''Hy
20449|504|commune|Lăng
20452|504|commune|A Nông
20455|504|commune|A Tiêng
20458|504|commune|Bha Lê
20461|504|commune|A Vương
20464|504|commune|Dang
20467|505|township|P Rao
20470|505|commune|Tà Lu
20473|505|commune|Sông Kôn
20476|505|commune|Jơ Ngây
20479|505|commune|A Ting
20482|505|commune|Tư
20485|505|commune|Ba
20488|505|commune|A Rooi
20491|505|commune|Za Hung
20494|505|commune|Mà Cooi
20497|505|commune|Ka Dăng
20500|506|township|Ái Nghĩa
20503|506|commune|Đại Sơn
20506|506|commune|Đại Lãnh
20509|506|commune|Đại Hưng
20512|506|commune|Đại Hồng
20515|506|commune|Đại Đồng
20518|506|commune|Đại Quang
20521|506|commune|Đại Nghĩa
20524|506|commune|Đại Hiệp
20527|506|commune|Đại Thạnh
20530|506|commune|Đại Chánh
20533|506|commune|Đại Tân
20536|506|commune|Đại Phong
20539|506|commune|Đại Minh
20542|506|commune|Đại Thắng
20545|506|commune|Đại Cường
20547|506|commune|Đại An
20548|506|commune|Đại Hòa
20551|507|ward|Vĩnh Điện
20554|507|commune|Điện Tiến
20557|507|commune|Điện Hòa
20560|507|ward|Điện Thắng Bắc
20561|507|ward|Điện Thắng Trung
20562|507|ward|Điện Thắng Nam
20563|507|ward|Điện Ngọc
20566|507|commune|Điện Hồng
20569|507|commune|Điện Thọ
20572|507|commune|Điện Phước
20575|507|ward|Điện An
20578|507|ward|Điện Nam Bắc
20579|507|ward|Điện Nam Trung
20580|507|ward|Điện Nam Đông
20581|507|ward|Điện Dương
20584|507|commune|Điện Quang
20587|507|commune|Điện Trung
20590|507|commune|Điện Phong
20593|507|ward|Điện Minh
20596|507|ward|Điện Phương
20599|508|township|Nam Phước
20605|508|commune|Duy Phú
20608|508|commune|Duy Tân
20611|508|commune|Duy Hòa
20614|508|commune|Duy Châu
20617|508|commune|Duy Trinh
20620|508|commune|Duy Sơn
20623|508|commune|Duy Trung
20626|508|commune|Duy Phước
20629|508|commune|Duy Thành
20632|508|commune|Duy Vinh
20635|508|commune|Duy Nghĩa
20638|508|commune|Duy Hải
20641|509|township|Đông Phú
20644|509|commune|Quế Xuân 1
20647|509|commune|Quế Xuân 2
20650|509|commune|Quế Phú
20651|509|township|Hương An
20656|509|township|Trung Phước
20659|509|commune|Quế Hiệp
20662|509|commune|Quế Thuận
20665|509|commune|Quế Mỹ
20668|509|commune|Ninh Phước
20669|509|commune|Phước Ninh
20671|509|commune|Quế Lộc
20674|509|commune|Quế Phước
20677|509|commune|Quế Long
20680|509|commune|Quế Châu
20683|509|commune|Quế Phong
20686|509|commune|Quế An
20689|509|commune|Quế Minh
20692|509|commune|Quế Lâm
20695|510|township|Thạnh Mỹ
20698|510|commune|Laêê
20699|510|commune|Chơ Chun
20701|510|commune|Zuôich
20702|510|commune|Tà Pơơ
20704|510|commune|La Dêê
20705|510|commune|Đắc Tôi
20707|510|commune|Chà Vàl
20710|510|commune|Tà Bhinh
20713|510|commune|Cà Dy
20716|510|commune|Đắc Pre
20719|510|commune|Đắc Pring
20722|511|township|Khâm Đức
20725|511|commune|Phước Xuân
20728|511|commune|Phước Hiệp
20729|511|commune|Phước Hòa
20731|511|commune|Phước Đức
20734|511|commune|Phước Năng
20737|511|commune|Phước Mỹ
20740|511|commune|Phước Chánh
20743|511|commune|Phước Công
20746|511|commune|Phước Kim
20749|511|commune|Phước Lộc
20752|511|commune|Phước Thành
20758|512|commune|Quế Tân
20764|512|commune|Quế Thọ
20767|512|commune|Bình Lâm
20770|512|commune|Sông Trà
20773|512|commune|Phước Trà
20776|512|commune|Phước Gia
20779|512|township|Tân Bình
20782|512|commune|Quế Lưu
20785|512|commune|Thăng Phước
20788|512|commune|Bình Sơn
20791|513|township|Hà Lam
20794|513|commune|Bình Dương
20797|513|commune|Bình Giang
20800|513|commune|Bình Nguyên
20803|513|commune|Bình Phục
20806|513|commune|Bình Triều
20809|513|commune|Bình Đào
20812|513|commune|Bình Minh
20815|513|commune|Bình Lãnh
20818|513|commune|Bình Trị
20821|513|commune|Bình Định
20824|513|commune|Bình Quý
20827|513|commune|Bình Phú
20833|513|commune|Bình Tú
20836|513|commune|Bình Sa
20839|513|commune|Bình Hải
20842|513|commune|Bình Quế
20845|513|commune|Bình An
20848|513|commune|Bình Trung
20851|513|commune|Bình Nam
20854|514|township|Tiên Kỳ
20857|514|commune|Tiên Sơn
20860|514|commune|Tiên Hà
20866|514|commune|Tiên Châu
20869|514|commune|Tiên Lãnh
20872|514|commune|Tiên Ngọc
20875|514|commune|Tiên Hiệp
20878|514|commune|Tiên Cảnh
20881|514|commune|Tiên Mỹ
20884|514|commune|Tiên Phong
20887|514|commune|Tiên Thọ
20890|514|commune|Tiên An
20893|514|commune|Tiên Lộc
20896|514|commune|Tiên Lập
20899|515|township|Trà My
20900|515|commune|Trà Sơn
20902|515|commune|Trà Kót
20905|515|commune|Trà Nú
20908|515|commune|Trà Đông
20911|515|commune|Trà Dương
20914|515|commune|Trà Giang
20917|515|commune|Trà Bui
20920|515|commune|Trà Đốc
20923|515|commune|Trà Tân
20926|515|commune|Trà Giác
20929|515|commune|Trà Giáp
20932|515|commune|Trà Ka
20935|516|commune|Trà Leng
20938|516|commune|Trà Dơn
20941|516|commune|Trà Tập
20944|516|commune|Trà Mai
20947|516|commune|Trà Cang
20950|516|commune|Trà Linh
20953|516|commune|Trà Nam
20956|516|commune|Trà Don
20959|516|commune|Trà Vân
20962|516|commune|Trà Vinh
20965|517|township|Núi Thành
20968|517|commune|Tam Xuân I
20971|517|commune|Tam Xuân II
20974|517|commune|Tam Tiến
20977|517|commune|Tam Sơn
20980|517|commune|Tam Thạnh
20983|517|commune|Tam Anh Bắc
20984|517|commune|Tam Anh Nam
20986|517|commune|Tam Hòa
20989|517|commune|Tam Hiệp
20992|517|commune|Tam Hải
20995|517|commune|Tam Giang
20998|517|commune|Tam Quang
21001|517|commune|Tam Nghĩa
21004|517|commune|Tam Mỹ Tây
21005|517|commune|Tam Mỹ Đông
21007|517|commune|Tam Trà
20364|518|township|Phú Thịnh
20365|518|commune|Tam Thành
20368|518|commune|Tam An
20374|518|commune|Tam Đàn
20377|518|commune|Tam Lộc
20380|518|commune|Tam Phước
20386|518|commune|Tam Thái
20387|518|commune|Tam Đại
20392|518|commune|Tam Dân
20395|518|commune|Tam Lãnh
21010|522|ward|Lê Hồng Phong
21013|522|ward|Trần Phú
21016|522|ward|Quảng Phú
21019|522|ward|Nghĩa Chánh
21022|522|ward|Trần Hưng Đạo
21025|522|ward|Nguyễn Nghiêm
21028|522|ward|Nghĩa Lộ
21031|522|ward|Chánh Lộ
21034|522|commune|Nghĩa Dũng
21037|522|commune|Nghĩa Dõng
21172|522|ward|Trương Quang Trọng
21187|522|commune|Tịnh Hòa
21190|522|commune|Tịnh Kỳ
21199|522|commune|Tịnh Thiện
21202|522|commune|Tịnh Ấn Đông
21208|522|commune|Tịnh Châu
21211|522|commune|Tịnh Khê
21214|522|commune|Tịnh Long
21223|522|commune|Tịnh Ấn Tây
21232|522|commune|Tịnh An
21256|522|commune|Nghĩa Hà
21262|522|commune|An Phú
21040|524|township|Châu Ổ
21043|524|commune|Bình Thuận
21046|524|commune|Bình Thạnh
21049|524|commune|Bình Đông
21052|524|commune|Bình Chánh
21055|524|commune|Bình Nguyên
21058|524|commune|Bình Khương
21061|524|commune|Bình Trị
21064|524|commune|Bình An
21067|524|commune|Bình Hải
21070|524|commune|Bình Dương
21073|524|commune|Bình Phước
21079|524|commune|Bình Hòa
21082|524|commune|Bình Trung
21085|524|commune|Bình Minh
21088|524|commune|Bình Long
21091|524|commune|Bình Thanh
21100|524|commune|Bình Chương
21103|524|commune|Bình Hiệp
21106|524|commune|Bình Mỹ
21109|524|commune|Bình Tân Phú
21112|524|commune|Bình Châu
21115|525|township|Trà Xuân
21118|525|commune|Trà Giang
21121|525|commune|Trà Thủy
21124|525|commune|Trà Hiệp
21127|525|commune|Trà Bình
21130|525|commune|Trà Phú
21133|525|commune|Trà Lâm
21136|525|commune|Trà Tân
21139|525|commune|Trà Sơn
21142|525|commune|Trà Bùi
21145|525|commune|Trà Thanh
21148|525|commune|Sơn Trà
21154|525|commune|Trà Phong
21157|525|commune|Hương Trà
21163|525|commune|Trà Xinh
21166|525|commune|Trà Tây
21175|527|commune|Tịnh Thọ
21178|527|commune|Tịnh Trà
21181|527|commune|Tịnh Phong
21184|527|commune|Tịnh Hiệp
21193|527|commune|Tịnh Bình
21196|527|commune|Tịnh Đông
21205|527|commune|Tịnh Bắc
21217|527|commune|Tịnh Sơn
21220|527|township|Tịnh Hà
21226|527|commune|Tịnh Giang
21229|527|commune|Tịnh Minh
21235|528|township|La Hà
21238|528|township|Sông Vệ
21241|528|commune|Nghĩa Lâm
21244|528|commune|Nghĩa Thắng
21247|528|commune|Nghĩa Thuận
21250|528|commune|Nghĩa Kỳ
21259|528|commune|Nghĩa Sơn
21268|528|commune|Nghĩa Hòa
21271|528|commune|Nghĩa Điền
21274|528|commune|Nghĩa Thương
21277|528|commune|Nghĩa Trung
21280|528|commune|Nghĩa Hiệp
21283|528|commune|Nghĩa Phương
21289|529|township|Di Lăng
21292|529|commune|Sơn Hạ
21295|529|commune|Sơn Thành
21298|529|commune|Sơn Nham
21301|529|commune|Sơn Bao
21304|529|commune|Sơn Linh
21307|529|commune|Sơn Giang
21310|529|commune|Sơn Trung
21313|529|commune|Sơn Thượng
21316|529|commune|Sơn Cao
21319|529|commune|Sơn Hải
21322|529|commune|Sơn Thủy
21325|529|commune|Sơn Kỳ
21328|529|commune|Sơn Ba
21331|530|commune|Sơn Bua
21334|530|commune|Sơn Mùa
21335|530|commune|Sơn Liên
21337|530|commune|Sơn Tân
21338|530|commune|Sơn Màu
21340|530|commune|Sơn Dung
21341|530|commune|Sơn Long
21343|530|commune|Sơn Tinh
21346|530|commune|Sơn Lập
21349|531|commune|Long Sơn
21352|531|commune|Long Mai
21355|531|commune|Thanh An
21358|531|commune|Long Môn
21361|531|commune|Long Hiệp
21364|532|township|Chợ Chùa
21367|532|commune|Hành Thuận
21370|532|commune|Hành Dũng
21373|532|commune|Hành Trung
21376|532|commune|Hành Nhân
21379|532|commune|Hành Đức
21382|532|commune|Hành Minh
21385|532|commune|Hành Phước
21388|532|commune|Hành Thiện
21391|532|commune|Hành Thịnh
21394|532|commune|Hành Tín Tây
21397|532|commune|Hành Tín Đông
21400|533|township|Mộ Đức
21406|533|commune|Thắng Lợi
21409|533|commune|Đức Nhuận
21412|533|commune|Đức Chánh
21415|533|commune|Đức Hiệp
21418|533|commune|Đức Minh
21421|533|commune|Đức Thạnh
21424|533|commune|Đức Hòa
21427|533|commune|Đức Tân
21430|533|commune|Đức Phú
21433|533|commune|Đức Phong
21436|533|commune|Đức Lân
21439|534|ward|Nguyễn Nghiêm
21442|534|commune|Phổ An
21445|534|commune|Phổ Phong
21448|534|commune|Phổ Thuận
21451|534|ward|Phổ Văn
21454|534|ward|Phổ Quang
21457|534|commune|Phổ Nhơn
21460|534|ward|Phổ Ninh
21463|534|ward|Phổ Minh
21466|534|ward|Phổ Vinh
21469|534|ward|Phổ Hòa
21472|534|commune|Phổ Cường
21475|534|commune|Phổ Khánh
21478|534|ward|Phổ Thạnh
21481|534|commune|Phổ Châu
21484|535|township|Ba Tơ
21487|535|commune|Ba Điền
21490|535|commune|Ba Vinh
21493|535|commune|Ba Thành
21496|535|commune|Ba Động
21499|535|commune|Ba Dinh
21500|535|commune|Ba Giang
21502|535|commune|Ba Liên
21505|535|commune|Ba Ngạc
21508|535|commune|Ba Khâm
21511|535|commune|Ba Cung
21517|535|commune|Ba Tiêu
21520|535|commune|Ba Trang
21523|535|commune|Ba Tô
21526|535|commune|Ba Bích
21529|535|commune|Ba Vì
21532|535|commune|Ba Lế
21535|535|commune|Ba Nam
21538|535|commune|Ba Xa
21550|540|ward|Nhơn Bình
21553|540|ward|Nhơn Phú
21556|540|ward|Đống Đa
21559|540|ward|Trần Quang Diệu
21562|540|ward|Hải Cảng
21565|540|ward|Quang Trung
21577|540|ward|Ngô Mây
21580|540|ward|Trần Phú
21583|540|ward|Thị Nại
21589|540|ward|Bùi Thị Xuân
21592|540|ward|Nguyễn Văn Cừ
21595|540|ward|Ghềnh Ráng
21598|540|commune|Nhơn Lý
21601|540|commune|Nhơn Hội
21604|540|commune|Nhơn Hải
21607|540|commune|Nhơn Châu
21991|540|commune|Phước Mỹ
21609|542|township|An Lão
21610|542|commune|An Hưng
21613|542|commune|An Trung
21616|542|commune|An Dũng
21619|542|commune|An Vinh
21622|542|commune|An Toàn
21625|542|commune|An Tân
21628|542|commune|An Hòa
21631|542|commune|An Quang
21634|542|commune|An Nghĩa
21637|543|ward|Tam Quan
21640|543|ward|Bồng Sơn
21643|543|commune|Hoài Sơn
21646|543|commune|Hoài Châu Bắc
21649|543|commune|Hoài Châu
21652|543|commune|Hoài Phú
21655|543|ward|Tam Quan Bắc
21658|543|ward|Tam Quan Nam
21661|543|ward|Hoài Hảo
21664|543|ward|Hoài Thanh Tây
21667|543|ward|Hoài Thanh
21670|543|ward|Hoài Hương
21673|543|ward|Hoài Tân
21676|543|commune|Hoài Hải
21679|543|ward|Hoài Xuân
21682|543|commune|Hoài Mỹ
21685|543|ward|Hoài Đức
21688|544|township|Tăng Bạt Hổ
21690|544|commune|Ân Hảo Tây
21691|544|commune|Ân Hảo Đông
21694|544|commune|Ân Sơn
21697|544|commune|Ân Mỹ
21700|544|commune|Đak Mang
21703|544|commune|Ân Tín
21706|544|commune|Ân Thạnh
21709|544|commune|Ân Phong
21712|544|commune|Ân Đức
21715|544|commune|Ân Hữu
21718|544|commune|Bok Tới
21721|544|commune|Ân Tường Tây
21724|544|commune|Ân Tường Đông
21727|544|commune|Ân Nghĩa
21730|545|township|Phù Mỹ
21733|545|township|Bình Dương
21736|545|commune|Mỹ Đức
21739|545|commune|Mỹ Châu
21742|545|commune|Mỹ Thắng
21745|545|commune|Mỹ Lộc
21748|545|commune|Mỹ Lợi
21751|545|commune|Mỹ An
21754|545|commune|Mỹ Phong
21757|545|commune|Mỹ Trinh
21760|545|commune|Mỹ Thọ
21763|545|commune|Mỹ Hòa
21766|545|commune|Mỹ Thành
21769|545|commune|Mỹ Chánh
21772|545|commune|Mỹ Quang
21775|545|commune|Mỹ Hiệp
21778|545|commune|Mỹ Tài
21781|545|commune|Mỹ Cát
21784|545|commune|Mỹ Chánh Tây
21786|546|township|Vĩnh Thạnh
21787|546|commune|Vĩnh Sơn
21790|546|commune|Vĩnh Kim
21796|546|commune|Vĩnh Hiệp
21799|546|commune|Vĩnh Hảo
21801|546|commune|Vĩnh Hòa
21802|546|commune|Vĩnh Thịnh
21804|546|commune|Vĩnh Thuận
21805|546|commune|Vĩnh Quang
21808|547|township|Phú Phong
21811|547|commune|Bình Tân
21814|547|commune|Tây Thuận
21817|547|commune|Bình Thuận
21820|547|commune|Tây Giang
21823|547|commune|Bình Thành
21826|547|commune|Tây An
21829|547|commune|Bình Hòa
21832|547|commune|Tây Bình
21835|547|commune|Bình Tường
21838|547|commune|Tây Vinh
21841|547|commune|Vĩnh An
21844|547|commune|Tây Xuân
21847|547|commune|Bình Nghi
21850|547|commune|Tây Phú
21853|548|township|Ngô Mây
21856|548|commune|Cát Sơn
21859|548|commune|Cát Minh
21862|548|township|Cát Khánh
21865|548|commune|Cát Tài
21868|548|commune|Cát Lâm
21871|548|commune|Cát Hanh
21874|548|commune|Cát Thành
21877|548|commune|Cát Trinh
21880|548|commune|Cát Hải
21883|548|commune|Cát Hiệp
21886|548|commune|Cát Nhơn
21889|548|commune|Cát Hưng
21892|548|commune|Cát Tường
21895|548|commune|Cát Tân
21898|548|township|Cát Tiến
21901|548|commune|Cát Thắng
21904|548|commune|Cát Chánh
21907|549|ward|Bình Định
21910|549|ward|Đập Đá
21913|549|commune|Nhơn Mỹ
21916|549|ward|Nhơn Thành
21919|549|commune|Nhơn Hạnh
21922|549|commune|Nhơn Hậu
21925|549|commune|Nhơn Phong
21928|549|commune|Nhơn An
21931|549|commune|Nhơn Phúc
21934|549|ward|Nhơn Hưng
21937|549|commune|Nhơn Khánh
21940|549|commune|Nhơn Lộc
21943|549|ward|Nhơn Hòa
21946|549|commune|Nhơn Tân
21949|549|commune|Nhơn Thọ
21952|550|township|Tuy Phước
21955|550|township|Diêu Trì
21958|550|commune|Phước Thắng
21961|550|commune|Phước Hưng
21964|550|commune|Phước Quang
21967|550|commune|Phước Hòa
21970|550|commune|Phước Sơn
21973|550|commune|Phước Hiệp
21976|550|commune|Phước Lộc
21979|550|commune|Phước Nghĩa
21982|550|commune|Phước Thuận
21985|550|commune|Phước An
21988|550|commune|Phước Thành
21994|551|township|Vân Canh
21997|551|commune|Canh Liên
22000|551|commune|Canh Hiệp
22003|551|commune|Canh Vinh
22006|551|commune|Canh Hiển
22009|551|commune|Canh Thuận
22012|551|commune|Canh Hòa
22015|555|ward|1
22018|555|ward|2
22024|555|ward|9
22030|555|ward|4
22033|555|ward|5
22036|555|ward|7
22040|555|ward|Phú Thạnh
22041|555|ward|Phú Đông
22042|555|commune|Hòa Kiến
22045|555|commune|Bình Kiến
22162|555|commune|An Phú
22240|555|ward|Phú Lâm
22051|557|ward|Xuân Phú
22052|557|commune|Xuân Lâm
22053|557|ward|Xuân Thành
22054|557|commune|Xuân Hải
22057|557|commune|Xuân Lộc
22060|557|commune|Xuân Bình
22066|557|commune|Xuân Cảnh
22069|557|commune|Xuân Thịnh
22072|557|commune|Xuân Phương
22073|557|ward|Xuân Yên
22075|557|commune|Xuân Thọ 1
22076|557|ward|Xuân Đài
22078|557|commune|Xuân Thọ 2
22081|558|township|La Hai
22084|558|commune|Đa Lộc
22087|558|commune|Phú Mỡ
22090|558|commune|Xuân Lãnh
22093|558|commune|Xuân Long
22096|558|commune|Xuân Quang 1
22099|558|commune|Xuân Sơn Bắc
22102|558|commune|Xuân Quang 2
22105|558|commune|Xuân Sơn Nam
22108|558|commune|Xuân Quang 3
22111|558|commune|Xuân Phước
22114|559|township|Chí Thạnh
22117|559|commune|An Dân
22120|559|commune|An Ninh Tây
22123|559|commune|An Ninh Đông
22126|559|commune|An Thạch
22129|559|commune|An Định
22132|559|commune|An Nghiệp
22138|559|commune|An Cư
22141|559|commune|An Xuân
22144|559|commune|An Lĩnh
22147|559|commune|An Hòa Hải
22150|559|commune|An Hiệp
22153|559|commune|An Mỹ
22156|559|commune|An Chấn
22159|559|commune|An Thọ
22165|560|township|Củng Sơn
22168|560|commune|Phước Tân
22171|560|commune|Sơn Hội
22174|560|commune|Sơn Định
22177|560|commune|Sơn Long
22180|560|commune|Cà Lúi
22183|560|commune|Sơn Phước
22186|560|commune|Sơn Xuân
22189|560|commune|Sơn Nguyên
22192|560|commune|Eachà Rang
22195|560|commune|Krông Pa
22198|560|commune|Suối Bạc
22201|560|commune|Sơn Hà
22204|560|commune|Suối Trai
22207|561|township|Hai Riêng
22210|561|commune|Ea Lâm
22213|561|commune|Đức Bình Tây
22216|561|commune|Ea Bá
22219|561|commune|Sơn Giang
22222|561|commune|Đức Bình Đông
22225|561|commune|EaBar
22228|561|commune|EaBia
22231|561|commune|EaTrol
22234|561|commune|Sông Hinh
22237|561|commune|Ealy
22249|562|commune|Sơn Thành Tây
22250|562|commune|Sơn Thành Đông
22252|562|commune|Hòa Bình 1
22255|562|township|Phú Thứ
22264|562|commune|Hòa Phong
22270|562|commune|Hòa Phú
22273|562|commune|Hòa Tân Tây
22276|562|commune|Hòa Đồng
22285|562|commune|Hòa Mỹ Đông
22288|562|commune|Hòa Mỹ Tây
22294|562|commune|Hòa Thịnh
22303|563|commune|Hòa Quang Bắc
22306|563|commune|Hòa Quang Nam
22309|563|commune|Hòa Hội
22312|563|commune|Hòa Trị
22315|563|commune|Hòa An
22318|563|commune|Hòa Định Đông
22319|563|township|Phú Hòa
22321|563|commune|Hòa Định Tây
22324|563|commune|Hòa Thắng
22243|564|commune|Hòa Thành
22246|564|ward|Hòa Hiệp Bắc
22258|564|ward|Hòa Vinh
22261|564|ward|Hòa Hiệp Trung
22267|564|commune|Hòa Tân Đông
22279|564|ward|Hòa Xuân Tây
22282|564|ward|Hòa Hiệp Nam
22291|564|commune|Hòa Xuân Đông
22297|564|commune|Hòa Tâm
22300|564|commune|Hòa Xuân Nam
22327|568|ward|Vĩnh Hòa
22330|568|ward|Vĩnh Hải
22333|568|ward|Vĩnh Phước
22336|568|ward|Ngọc Hiệp
22339|568|ward|Vĩnh Thọ
22348|568|ward|Vạn Thạnh
22351|568|ward|Phương Sài
22357|568|ward|Phước Hải
22363|568|ward|Lộc Thọ
22366|568|ward|Tân Tiến
22372|568|ward|Phước Hòa
22375|568|ward|Vĩnh Nguyên
22378|568|ward|Phước Long
22381|568|ward|Vĩnh Trường
22384|568|commune|Vĩnh Lương
22387|568|commune|Vĩnh Phương
22390|568|commune|Vĩnh Ngọc
22393|568|commune|Vĩnh Thạnh
22396|568|commune|Vĩnh Trung
22399|568|commune|Vĩnh Hiệp
22402|568|commune|Vĩnh Thái
22405|568|commune|Phước Đồng
22408|569|ward|Cam Nghĩa
22411|569|ward|Cam Phúc Bắc
22414|569|ward|Cam Phúc Nam
22417|569|ward|Cam Lộc
22420|569|ward|Cam Phú
22423|569|ward|Ba Ngòi
22426|569|ward|Cam Thuận
22429|569|ward|Cam Lợi
22432|569|ward|Cam Linh
22468|569|commune|Cam Thành Nam
22474|569|commune|Cam Phước Đông
22477|569|commune|Cam Thịnh Tây
22480|569|commune|Cam Thịnh Đông
22483|569|commune|Cam Lập
22486|569|commune|Cam Bình
22435|570|commune|Cam Tân
22438|570|commune|Cam Hòa
22441|570|commune|Cam Hải Đông
22444|570|commune|Cam Hải Tây
22447|570|commune|Sơn Tân
22450|570|commune|Cam Hiệp Bắc
22453|570|township|Cam Đức
22456|570|commune|Cam Hiệp Nam
22459|570|commune|Cam Phước Tây
22462|570|commune|Cam Thành Bắc
22465|570|commune|Cam An Bắc
22471|570|commune|Cam An Nam
22708|570|commune|Suối Cát
22711|570|commune|Suối Tân
22489|571|township|Vạn Giã
22492|571|commune|Đại Lãnh
22495|571|commune|Vạn Phước
22498|571|commune|Vạn Long
22501|571|commune|Vạn Bình
22504|571|commune|Vạn Thọ
22507|571|commune|Vạn Khánh
22510|571|commune|Vạn Phú
22513|571|commune|Vạn Lương
22516|571|commune|Vạn Thắng
22519|571|commune|Vạn Thạnh
22522|571|commune|Xuân Sơn
22525|571|commune|Vạn Hưng
22528|572|ward|Ninh Hiệp
22531|572|commune|Ninh Sơn
22534|572|commune|Ninh Tây
22537|572|commune|Ninh Thượng
22540|572|commune|Ninh An
22543|572|ward|Ninh Hải
22546|572|commune|Ninh Thọ
22549|572|commune|Ninh Trung
22552|572|commune|Ninh Sim
22555|572|commune|Ninh Xuân
22558|572|commune|Ninh Thân
22561|572|ward|Ninh Diêm
22564|572|commune|Ninh Đông
22567|572|ward|Ninh Thủy
22570|572|ward|Ninh Đa
22573|572|commune|Ninh Phụng
22576|572|commune|Ninh Bình
22582|572|commune|Ninh Phú
22585|572|commune|Ninh Tân
22588|572|commune|Ninh Quang
22591|572|ward|Ninh Giang
22594|572|ward|Ninh Hà
22597|572|commune|Ninh Hưng
22600|572|commune|Ninh Lộc
22603|572|commune|Ninh Ích
22606|572|commune|Ninh Phước
22609|573|township|Khánh Vĩnh
22612|573|commune|Khánh Hiệp
22615|573|commune|Khánh Bình
22618|573|commune|Khánh Trung
22621|573|commune|Khánh Đông
22624|573|commune|Khánh Thượng
22627|573|commune|Khánh Nam
22630|573|commune|Sông Cầu
22633|573|commune|Giang Ly
22636|573|commune|Cầu Bà
22639|573|commune|Liên Sang
22642|573|commune|Khánh Thành
22645|573|commune|Khánh Phú
22648|573|commune|Sơn Thái
22651|574|township|Diên Khánh
22654|574|commune|Diên Lâm
22657|574|commune|Diên Điền
22660|574|commune|Xuân Đồng
22663|574|commune|Diên Sơn
22669|574|commune|Diên Phú
22672|574|commune|Diên Thọ
22675|574|commune|Diên Phước
22678|574|commune|Diên Lạc
22681|574|commune|Diên Tân
22684|574|commune|Diên Hòa
22687|574|commune|Diên Thạnh
22690|574|commune|Diên Toàn
22693|574|commune|Diên An
22696|574|commune|Bình Lộc
22702|574|commune|Suối Hiệp
22705|574|commune|Suối Tiên
22714|575|township|Tô Hạp
22717|575|commune|Thành Sơn
22720|575|commune|Sơn Lâm
22723|575|commune|Sơn Hiệp
22726|575|commune|Sơn Bình
22729|575|commune|Sơn Trung
22732|575|commune|Ba Cụm Bắc
22735|575|commune|Ba Cụm Nam
22736|576|township|Trường Sa
22737|576|commune|Song Tử Tây
22739|576|commune|Sinh Tồn
22738|582|ward|Đô Vinh
22741|582|ward|Phước Mỹ
22744|582|ward|Bảo An
22750|582|ward|Phủ Hà
22759|582|ward|Kinh Dinh
22762|582|ward|Đạo Long
22765|582|ward|Đài Sơn
22768|582|ward|Đông Hải
22771|582|ward|Mỹ Đông
22774|582|commune|Thành Hải
22777|582|ward|Văn Hải
22779|582|ward|Mỹ Bình
22780|582|ward|Mỹ Hải
22783|584|commune|Phước Bình
22786|584|commune|Phước Hòa
22789|584|commune|Phước Tân
22792|584|commune|Phước Tiến
22795|584|commune|Phước Thắng
22798|584|commune|Phước Thành
22801|584|commune|Phước Đại
22804|584|commune|Phước Chính
22807|584|commune|Phước Trung
22810|585|township|Tân Sơn
22813|585|commune|Lâm Sơn
22816|585|commune|Lương Sơn
22819|585|commune|Quảng Sơn
22822|585|commune|Mỹ Sơn
22825|585|commune|Hòa Sơn
22828|585|commune|Ma Nới
22831|585|commune|Nhơn Sơn
22834|586|township|Khánh Hải
22846|586|commune|Vĩnh Hải
22852|586|commune|Phương Hải
22855|586|commune|Tân Hải
22858|586|commune|Xuân Hải
22861|586|commune|Hộ Hải
22864|586|commune|Tri Hải
22867|586|commune|Nhơn Hải
22868|586|commune|Thanh Hải
22870|587|township|Phước Dân
22873|587|commune|Phước Sơn
22876|587|commune|Phước Thái
22879|587|commune|Phước Hậu
22882|587|commune|Phước Thuận
22888|587|commune|An Hải
22891|587|commune|Phước Hữu
22894|587|commune|Phước Hải
22912|587|commune|Phước Vinh
22837|588|commune|Phước Chiến
22840|588|commune|Công Hải
22843|588|commune|Phước Kháng
22849|588|commune|Lợi Hải
22853|588|commune|Bắc Sơn
22856|588|commune|Bắc Phong
22885|589|commune|Phước Hà
22897|589|commune|Phước Nam
22898|589|commune|Phước Ninh
22900|589|commune|Nhị Hà
22903|589|commune|Phước Dinh
22906|589|commune|Phước Minh
22909|589|commune|Phước Diêm
22910|589|commune|Cà Ná
22915|593|ward|Mũi Né
22918|593|ward|Hàm Tiến
22921|593|ward|Phú Hài
22924|593|ward|Phú Thủy
22927|593|ward|Phú Tài
22930|593|ward|Phú Trinh
22933|593|ward|Xuân An
22936|593|ward|Thanh Hải
22945|593|ward|Lạc Đạo
22951|593|ward|Bình Hưng
22954|593|ward|Đức Long
22957|593|commune|Thiện Nghiệp
22960|593|commune|Phong Nẫm
22963|593|commune|Tiến Lợi
22966|593|commune|Tiến Thành
23231|594|ward|Phước Hội
23232|594|ward|Phước Lộc
23234|594|ward|Tân Thiện
23235|594|ward|Tân An
23237|594|ward|Bình Tân
23245|594|commune|Tân Hải
23246|594|commune|Tân Tiến
23248|594|commune|Tân Bình
23268|594|commune|Tân Phước
22969|595|township|Liên Hương
22972|595|township|Phan Rí Cửa
22975|595|commune|Phan Dũng
22978|595|commune|Phong Phú
22981|595|commune|Vĩnh Hảo
22984|595|commune|Vĩnh Tân
22987|595|commune|Phú Lạc
22990|595|commune|Phước Thể
22993|595|commune|Hòa Minh
22996|595|commune|Chí Công
22999|595|commune|Bình Thạnh
23005|596|township|Chợ Lầu
23008|596|commune|Phan Sơn
23011|596|commune|Phan Lâm
23014|596|commune|Bình An
23017|596|commune|Phan Điền
23020|596|commune|Hải Ninh
23023|596|commune|Sông Lũy
23026|596|commune|Phan Tiến
23029|596|commune|Sông Bình
23032|596|township|Lương Sơn
23035|596|commune|Phan Hòa
23038|596|commune|Phan Thanh
23041|596|commune|Hồng Thái
23044|596|commune|Phan Hiệp
23047|596|commune|Bình Tân
23050|596|commune|Phan Rí Thành
23053|596|commune|Hòa Thắng
23056|596|commune|Hồng Phong
23059|597|township|Ma Lâm
23062|597|township|Phú Long
23065|597|commune|La Dạ
23068|597|commune|Đông Tiến
23071|597|commune|Thuận Hòa
23074|597|commune|Đông Giang
23077|597|commune|Hàm Phú
23080|597|commune|Hồng Liêm
23083|597|commune|Thuận Minh
23086|597|commune|Hồng Sơn
23089|597|commune|Hàm Trí
23092|597|commune|Hàm Đức
23095|597|commune|Hàm Liêm
23098|597|commune|Hàm Chính
23101|597|commune|Hàm Hiệp
23104|597|commune|Hàm Thắng
23107|597|commune|Đa Mi
23110|598|township|Thuận Nam
23113|598|commune|Mỹ Thạnh
23116|598|commune|Hàm Cần
23119|598|commune|Mương Mán
23122|598|commune|Hàm Thạnh
23125|598|commune|Hàm Kiệm
23128|598|commune|Hàm Cường
23131|598|commune|Hàm Mỹ
23134|598|commune|Tân Lập
23137|598|commune|Hàm Minh
23140|598|commune|Thuận Quí
23143|598|commune|Tân Thuận
23146|598|commune|Tân Thành
23149|599|township|Lạc Tánh
23152|599|commune|Bắc Ruộng
23158|599|commune|Nghị Đức
23161|599|commune|La Ngâu
23164|599|commune|Huy Khiêm
23167|599|commune|Măng Tố
23170|599|commune|Đức Phú
23173|599|commune|Đồng Kho
23176|599|commune|Gia An
23179|599|commune|Đức Bình
23182|599|commune|Gia Huynh
23185|599|commune|Đức Thuận
23188|599|commune|Suối Kiết
23191|600|township|Võ Xu
23194|600|township|Đức Tài
23197|600|commune|Đa Kai
23200|600|commune|Sùng Nhơn
23203|600|commune|Mê Pu
23206|600|commune|Nam Chính
23212|600|commune|Đức Hạnh
23215|600|commune|Đức Tín
23218|600|commune|Vũ Hòa
23221|600|commune|Tân Hà
23224|600|commune|Đông Hà
23227|600|commune|Trà Tân
23230|601|township|Tân Minh
23236|601|township|Tân Nghĩa
23239|601|commune|Sông Phan
23242|601|commune|Tân Phúc
23251|601|commune|Tân Đức
23254|601|commune|Tân Thắng
23255|601|commune|Thắng Hải
23257|601|commune|Tân Hà
23260|601|commune|Tân Xuân
23266|601|commune|Sơn Mỹ
23272|602|commune|Ngũ Phụng
23275|602|commune|Long Hải
23278|602|commune|Tam Thanh
23281|608|ward|Quang Trung
23284|608|ward|Duy Tân
23287|608|ward|Quyết Thắng
23290|608|ward|Trường Chinh
23293|608|ward|Thắng Lợi
23296|608|ward|Ngô Mây
23299|608|ward|Thống Nhất
23302|608|ward|Lê Lợi
23305|608|ward|Nguyễn Trãi
23308|608|ward|Trần Hưng Đạo
23311|608|commune|Đắk Cấm
23314|608|commune|Kroong
23317|608|commune|Ngọk Bay
23320|608|commune|Vinh Quang
23323|608|commune|Đắk Blà
23326|608|commune|Ia Chim
23327|608|commune|Đăk Năng
23329|608|commune|Đoàn Kết
23332|608|commune|Chư Hreng
23335|608|commune|Đắk Rơ Wa
23338|608|commune|Hòa Bình
23341|610|township|Đắk Glei
23344|610|commune|Đắk Blô
23347|610|commune|Đắk Man
23350|610|commune|Đắk Nhoong
23353|610|commune|Đắk Pék
23356|610|commune|Đắk Choong
23359|610|commune|Xốp
23362|610|commune|Mường Hoong
23365|610|commune|Ngọc Linh
23368|610|commune|Đắk Long
23371|610|commune|Đắk KRoong
23374|610|commune|Đắk Môn
23377|611|township|Plei Kần
23380|611|commune|Đắk Ang
23383|611|commune|Đắk Dục
23386|611|commune|Đắk Nông
23389|611|commune|Đắk Xú
23392|611|commune|Đắk Kan
23395|611|commune|Bờ Y
23398|611|commune|Sa Loong
23401|612|township|Đắk Tô
23427|612|commune|Đắk Rơ Nga
23428|612|commune|Ngọk Tụ
23430|612|commune|Đắk Trăm
23431|612|commune|Văn Lem
23434|612|commune|Kon Đào
23437|612|commune|Tân Cảnh
23440|612|commune|Diên Bình
23443|612|commune|Pô Kô
23452|613|commune|Đắk Nên
23455|613|commune|Đắk Ring
23458|613|commune|Măng Buk
23461|613|commune|Đắk Tăng
23464|613|commune|Ngok Tem
23467|613|commune|Pờ Ê
23470|613|commune|Măng Cành
23473|613|township|Măng Đen
23476|613|commune|Hiếu
23479|614|township|Đắk Rve
23482|614|commune|Đắk Kôi
23485|614|commune|Đắk Tơ Lung
23488|614|commune|Đắk Ruồng
23491|614|commune|Đắk Pne
23494|614|commune|Đắk Tờ Re
23497|614|commune|Tân Lập
23500|615|township|Đắk Hà
23503|615|commune|Đắk PXi
23504|615|commune|Đăk Long
23506|615|commune|Đắk HRing
23509|615|commune|Đắk Ui
23510|615|commune|Đăk Ngọk
23512|615|commune|Đắk Mar
23515|615|commune|Ngok Wang
23518|615|commune|Ngok Réo
23521|615|commune|Hà Mòn
23524|615|commune|Đắk La
23527|616|township|Sa Thầy
23530|616|commune|Rơ Kơi
23533|616|commune|Sa Nhơn
23534|616|commune|Hơ Moong
23536|616|commune|Mô Rai
23539|616|commune|Sa Sơn
23542|616|commune|Sa Nghĩa
23545|616|commune|Sa Bình
23548|616|commune|Ya Xiêr
23551|616|commune|Ya Tăng
23554|616|commune|Ya ly
23404|617|commune|Ngọc Lây
23407|617|commune|Đắk Na
23410|617|commune|Măng Ri
23413|617|commune|Ngọc Yêu
23416|617|commune|Đắk Sao
23417|617|commune|Đắk Rơ Ông
23419|617|commune|Đắk Tờ Kan
23422|617|commune|Tu Mơ Rông
23425|617|commune|Đắk Hà
23446|617|commune|Tê Xăng
23449|617|commune|Văn Xuôi
23535|618|commune|Ia Đal
23537|618|commune|Ia Dom
23538|618|commune|Ia Tơi
23557|622|ward|Yên Đỗ
23560|622|ward|Diên Hồng
23563|622|ward|Ia Kring
23566|622|ward|Hội Thương
23569|622|ward|Hội Phú
23570|622|ward|Phù Đổng
23572|622|ward|Hoa Lư
23575|622|ward|Tây Sơn
23578|622|ward|Thống Nhất
23579|622|ward|Đống Đa
23581|622|ward|Trà Bá
23582|622|ward|Thắng Lợi
23584|622|ward|Yên Thế
23586|622|ward|Chi Lăng
23590|622|commune|Biển Hồ
23596|622|commune|Trà Đa
23599|622|commune|Chư Á
23602|622|commune|An Phú
23605|622|commune|Diên Phú
23608|622|commune|Ia Kênh
23611|622|commune|Gào
23614|623|ward|An Bình
23617|623|ward|Tây Sơn
23620|623|ward|An Phú
23623|623|ward|An Tân
23626|623|commune|Tú An
23627|623|commune|Xuân An
23629|623|commune|Cửu An
23630|623|ward|An Phước
23632|623|commune|Song An
23633|623|ward|Ngô Mây
23635|623|commune|Thành An
24041|624|ward|Cheo Reo
24042|624|ward|Hòa Bình
24044|624|ward|Đoàn Kết
24045|624|ward|Sông Bờ
24064|624|commune|Ia RBol
24065|624|commune|Chư Băh
24070|624|commune|Ia RTô
24073|624|commune|Ia Sao
23638|625|township|KBang
23641|625|commune|Kon Pne
23644|625|commune|Đăk Roong
23647|625|commune|Sơn Lang
23650|625|commune|KRong
23653|625|commune|Sơ Pai
23656|625|commune|Lơ Ku
23659|625|commune|Đông
23660|625|commune|Đak SMar
23662|625|commune|Nghĩa An
23665|625|commune|Tơ Tung
23668|625|commune|Kông Lơng Khơng
23674|625|commune|Kông Bơ La
23677|626|township|Đăk Đoa
23680|626|commune|Hà Đông
23683|626|commune|Đăk Sơmei
23684|626|commune|Đăk Krong
23686|626|commune|Hải Yang
23689|626|commune|Kon Gang
23692|626|commune|Hà Bầu
23695|626|commune|Nam Yang
23698|626|commune|K''Dang
23701|626|commune|H''Neng
23704|626|commune|Tân Bình
23707|626|commune|Glar
23710|626|commune|A Dơk
23713|626|commune|Trang
23714|626|commune|HNol
23716|626|commune|Ia Pết
23719|626|commune|Ia Băng
23722|627|township|Phú Hòa
23725|627|commune|Hà Tây
23728|627|commune|Ia Khươl
23731|627|commune|Ia Phí
23734|627|township|Ia Ly
23737|627|commune|Ia Mơ Nông
23738|627|commune|Ia Kreng
23740|627|commune|Đăk Tơ Ver
23743|627|commune|Hòa Phú
23746|627|commune|Chư Đăng Ya
23749|627|commune|Ia Ka
23752|627|commune|Ia Nhin
23755|627|commune|Nghĩa Hòa
23761|627|commune|Nghĩa Hưng
23764|628|township|Ia Kha
23767|628|commune|Ia Sao
23768|628|commune|Ia Yok
23770|628|commune|Ia Hrung
23771|628|commune|Ia Bă
23773|628|commune|Ia Khai
23776|628|commune|Ia KRai
23778|628|commune|Ia Grăng
23779|628|commune|Ia Tô
23782|628|commune|Ia O
23785|628|commune|Ia Dêr
23788|628|commune|Ia Chia
23791|628|commune|Ia Pếch
23794|629|township|Kon Dơng
23797|629|commune|Ayun
23798|629|commune|Đak Jơ Ta
23799|629|commune|Đak Ta Ley
23800|629|commune|Hra
23803|629|commune|Đăk Yă
23806|629|commune|Đăk Djrăng
23809|629|commune|Lơ Pang
23812|629|commune|Kon Thụp
23815|629|commune|Đê Ar
23818|629|commune|Kon Chiêng
23821|629|commune|Đăk Trôi
23824|630|township|Kông Chro
23827|630|commune|Chư Krêy
23830|630|commune|An Trung
23833|630|commune|Kông Yang
23836|630|commune|Đăk Tơ Pang
23839|630|commune|SRó
23840|630|commune|Đắk Kơ Ning
23842|630|commune|Đăk Song
23843|630|commune|Đăk Pling
23845|630|commune|Yang Trung
23846|630|commune|Đăk Pơ Pho
23848|630|commune|Ya Ma
23851|630|commune|Chơ Long
23854|630|commune|Yang Nam
23857|631|township|Chư Ty
23860|631|commune|Ia Dơk
23863|631|commune|Ia Krêl
23866|631|commune|Ia Din
23869|631|commune|Ia Kla
23872|631|commune|Ia Dom
23875|631|commune|Ia Lang
23878|631|commune|Ia Kriêng
23881|631|commune|Ia Pnôn
23884|631|commune|Ia Nan
23887|632|township|Chư Prông
23888|632|commune|Ia Kly
23890|632|commune|Bình Giáo
23893|632|commune|Ia Drăng
23896|632|commune|Thăng Hưng
23899|632|commune|Bàu Cạn
23902|632|commune|Ia Phìn
23905|632|commune|Ia Băng
23908|632|commune|Ia Tôr
23911|632|commune|Ia Boòng
23914|632|commune|Ia O
23917|632|commune|Ia Púch
23920|632|commune|Ia Me
23923|632|commune|Ia Vê
23924|632|commune|Ia Bang
23926|632|commune|Ia Pia
23929|632|commune|Ia Ga
23932|632|commune|Ia Lâu
23935|632|commune|Ia Piơr
23938|632|commune|Ia Mơ
23941|633|township|Chư Sê
23944|633|commune|Ia Tiêm
23945|633|commune|Chư Pơng
23946|633|commune|Bar Măih
23947|633|commune|Bờ Ngoong
23950|633|commune|Ia Glai
23953|633|commune|AL Bá
23954|633|commune|Kông HTok
23956|633|commune|AYun
23959|633|commune|Ia HLốp
23962|633|commune|Ia Blang
23965|633|commune|Dun
23966|633|commune|Ia Pal
23968|633|commune|H Bông
23977|633|commune|Ia Ko
23989|634|commune|Hà Tam
23992|634|commune|An Thành
23995|634|township|Đak Pơ
23998|634|commune|Yang Bắc
24001|634|commune|Cư An
24004|634|commune|Tân An
24007|634|commune|Phú An
24010|634|commune|Ya Hội
24013|635|commune|Pờ Tó
24016|635|commune|Chư Răng
24019|635|commune|Ia KDăm
24022|635|commune|Kim Tân
24025|635|commune|Chư Mố
24028|635|commune|Ia Tul
24031|635|commune|Ia Ma Rơn
24034|635|commune|Ia Broăi
24037|635|commune|Ia Trok
24076|637|township|Phú Túc
24079|637|commune|Ia RSai
24082|637|commune|Ia RSươm
24085|637|commune|Chư Gu
24088|637|commune|Đất Bằng
24091|637|commune|Ia Mláh
24094|637|commune|Chư Drăng
24097|637|commune|Phú Cần
24100|637|commune|Ia HDreh
24103|637|commune|Ia RMok
24106|637|commune|Chư Ngọc
24109|637|commune|Uar
24112|637|commune|Chư Rcăm
24115|637|commune|Krông Năng
24043|638|township|Phú Thiện
24046|638|commune|Chư A Thai
24048|638|commune|Ayun Hạ
24049|638|commune|Ia Ake
24052|638|commune|Ia Sol
24055|638|commune|Ia Piar
24058|638|commune|Ia Peng
24060|638|commune|Chrôh Pơnan
24061|638|commune|Ia Hiao
24067|638|commune|Ia Yeng
23942|639|township|Nhơn Hòa
23971|639|commune|Ia Hrú
23972|639|commune|Ia Rong
23974|639|commune|Ia Dreng
23978|639|commune|Ia Hla
23980|639|commune|Chư Don
23983|639|commune|Ia Phang
23986|639|commune|Ia Le
23987|639|commune|Ia BLứ
24118|643|ward|Tân Lập
24121|643|ward|Tân Hòa
24124|643|ward|Tân An
24130|643|ward|Thành Nhất
24133|643|ward|Thành Công
24136|643|ward|Tân Lợi
24142|643|ward|Tân Thành
24145|643|ward|Tân Tiến
24148|643|ward|Tự An
24151|643|ward|Ea Tam
24154|643|ward|Khánh Xuân
24157|643|commune|Hòa Thuận
24160|643|commune|Cư ÊBur
24163|643|commune|Ea Tu
24166|643|commune|Hòa Thắng
24169|643|commune|Ea Kao
24172|643|commune|Hòa Phú
24175|643|commune|Hòa Khánh
24178|643|commune|Hòa Xuân
24305|644|ward|An Lạc
24308|644|ward|An Bình
24311|644|ward|Thiện An
24318|644|ward|Đạt Hiếu
24322|644|ward|Đoàn Kết
24328|644|commune|Ea Drông
24331|644|ward|Thống Nhất
24332|644|ward|Bình Tân
24334|644|commune|Ea Siên
24337|644|commune|Bình Thuận
24340|644|commune|Cư Bao
24181|645|township|Ea Drăng
24184|645|commune|Ea H''leo
24187|645|commune|Ea Sol
24190|645|commune|Ea Ral
24193|645|commune|Ea Wy
24194|645|commune|Cư A Mung
24196|645|commune|Cư Mốt
24199|645|commune|Ea Hiao
24202|645|commune|Ea Khal
24205|645|commune|Dliê Yang
24207|645|commune|Ea Tir
24208|645|commune|Ea Nam
24211|646|township|Ea Súp
24214|646|commune|Ia Lốp
24215|646|commune|Ia JLơi
24217|646|commune|Ea Rốk
24220|646|commune|Ya Tờ Mốt
24221|646|commune|Ia RVê
24223|646|commune|Ea Lê
24226|646|commune|Cư KBang
24229|646|commune|Ea Bung
24232|646|commune|Cư M''Lan
24235|647|commune|Krông Na
24238|647|commune|Ea Huar
24241|647|commune|Ea Wer
24244|647|commune|Tân Hòa
24247|647|commune|Cuôr KNia
24250|647|commune|Ea Bar
24253|647|commune|Ea Nuôl
24256|648|township|Ea Pốk
24259|648|township|Quảng Phú
24262|648|commune|Quảng Tiến
24264|648|commune|Ea Kuêh
24265|648|commune|Ea Kiết
24268|648|commune|Ea Tar
24271|648|commune|Cư Dliê M''nông
24274|648|commune|Ea H''đinh
24277|648|commune|Ea Tul
24280|648|commune|Ea KPam
24283|648|commune|Ea M''DRóh
24286|648|commune|Quảng Hiệp
24289|648|commune|Cư M''gar
24292|648|commune|Ea D''Rơng
24295|648|commune|Ea M''nang
24298|648|commune|Cư Suê
24301|648|commune|Cuor Đăng
24307|649|commune|Cư Né
24310|649|commune|Chư KBô
24313|649|commune|Cư Pơng
24314|649|commune|Ea Sin
24316|649|township|Pơng Drang
24317|649|commune|Tân Lập
24319|649|commune|Ea Ngai
24343|650|township|Krông Năng
24346|650|commune|ĐLiê Ya
24349|650|commune|Ea Tóh
24352|650|commune|Ea Tam
24355|650|commune|Phú Lộc
24358|650|commune|Tam Giang
24359|650|commune|Ea Puk
24360|650|commune|Ea Dăh
24361|650|commune|Ea Hồ
24364|650|commune|Phú Xuân
24367|650|commune|Cư Klông
24370|650|commune|Ea Tân
24373|651|township|Ea Kar
24376|651|township|Ea Knốp
24379|651|commune|Ea Sô
24380|651|commune|Ea Sar
24382|651|commune|Xuân Phú
24385|651|commune|Cư Huê
24388|651|commune|Ea Tih
24391|651|commune|Ea Đar
24394|651|commune|Ea Kmút
24397|651|commune|Cư Ni
24400|651|commune|Ea Păl
24401|651|commune|Cư Prông
24403|651|commune|Ea Ô
24404|651|commune|Cư ELang
24406|651|commune|Cư Bông
24409|651|commune|Cư Jang
24412|652|township|M''Đrắk
24415|652|commune|Cư Prao
24418|652|commune|Ea Pil
24421|652|commune|Ea Lai
24424|652|commune|Ea H''MLay
24427|652|commune|Krông Jing
24430|652|commune|Ea M''Doal
24433|652|commune|Ea Riêng
24436|652|commune|Cư M''ta
24439|652|commune|Cư K Róa
24442|652|commune|Krông Á
24444|652|commune|Cư San
24445|652|commune|Ea Trang
24448|653|township|Krông Kmar
24451|653|commune|Dang Kang
24454|653|commune|Cư KTy
24457|653|commune|Hòa Thành
24463|653|commune|Hòa Phong
24466|653|commune|Hòa Lễ
24469|653|commune|Yang Reh
24472|653|commune|Ea Trul
24475|653|commune|Khuê Ngọc Điền
24478|653|commune|Cư Pui
24481|653|commune|Hòa Sơn
24484|653|commune|Cư Drăm
24487|653|commune|Yang Mao
24490|654|township|Phước An
24493|654|commune|KRông Búk
24496|654|commune|Ea Kly
24499|654|commune|Ea Kênh
24502|654|commune|Ea Phê
24505|654|commune|Ea KNuec
24508|654|commune|Ea Yông
24511|654|commune|Hòa An
24514|654|commune|Ea Kuăng
24517|654|commune|Hòa Đông
24520|654|commune|Ea Hiu
24523|654|commune|Hòa Tiến
24526|654|commune|Tân Tiến
24529|654|commune|Vụ Bổn
24532|654|commune|Ea Uy
24535|654|commune|Ea Yiêng
24538|655|township|Buôn Trấp
24556|655|commune|Dray Sáp
24559|655|commune|Ea Na
24565|655|commune|Ea Bông
24568|655|commune|Băng A Drênh
24571|655|commune|Dur KMăl
24574|655|commune|Bình Hòa
24577|655|commune|Quảng Điền
24580|656|township|Liên Sơn
24583|656|commune|Yang Tao
24586|656|commune|Bông Krang
24589|656|commune|Đắk Liêng
24592|656|commune|Buôn Triết
24595|656|commune|Buôn Tría
24598|656|commune|Đắk Phơi
24601|656|commune|Đắk Nuê
24604|656|commune|Krông Nô
24607|656|commune|Nam Ka
24610|656|commune|Ea R''Bin
24540|657|commune|Ea Ning
24541|657|commune|Cư Ê Wi
24544|657|commune|Ea Ktur
24547|657|commune|Ea Tiêu
24550|657|commune|Ea BHốk
24553|657|commune|Ea Hu
24561|657|commune|Dray Bhăng
24562|657|commune|Hòa Hiệp
24611|660|ward|Nghĩa Đức
24612|660|ward|Nghĩa Thành
24614|660|ward|Nghĩa Phú
24615|660|ward|Nghĩa Tân
24617|660|ward|Nghĩa Trung
24618|660|commune|Đăk R''Moan
24619|660|ward|Quảng Thành
24628|660|commune|Đắk Nia
24616|661|commune|Quảng Sơn
24620|661|commune|Quảng Hòa
24622|661|commune|Đắk Ha
24625|661|commune|Đắk R''Măng
24631|661|commune|Quảng Khê
24634|661|commune|Đắk Plao
24637|661|commune|Đắk Som
24640|662|township|Ea T''Ling
24643|662|commune|Đắk Wil
24646|662|commune|Ea Pô
24649|662|commune|Nam Dong
24652|662|commune|Đắk DRông
24655|662|commune|Tâm Thắng
24658|662|commune|Cư Knia
24661|662|commune|Trúc Sơn
24664|663|township|Đắk Mil
24667|663|commune|Đắk Lao
24670|663|commune|Đắk R''La
24673|663|commune|Đắk Gằn
24676|663|commune|Đức Mạnh
24677|663|commune|Đắk N''Drót
24678|663|commune|Long Sơn
24679|663|commune|Đắk Sắk
24682|663|commune|Thuận An
24685|663|commune|Đức Minh
24688|664|township|Đắk Mâm
24691|664|commune|Đắk Sôr
24692|664|commune|Nam Xuân
24694|664|commune|Buôn Choah
24697|664|commune|Nam Đà
24699|664|commune|Tân Thành
24700|664|commune|Đắk Drô
24703|664|commune|Nâm Nung
24706|664|commune|Đức Xuyên
24709|664|commune|Đắk Nang
24712|664|commune|Quảng Phú
24715|664|commune|Nâm N''Đir
24717|665|township|Đức An
24718|665|commune|Đắk Môl
24719|665|commune|Đắk Hòa
24721|665|commune|Nam Bình
24722|665|commune|Thuận Hà
24724|665|commune|Thuận Hạnh
24727|665|commune|Đắk N''Dung
24728|665|commune|Nâm N''Jang
24730|665|commune|Trường Xuân
24733|666|township|Kiến Đức
24745|666|commune|Quảng Tín
24750|666|commune|Đắk Wer
24751|666|commune|Nhân Cơ
24754|666|commune|Kiến Thành
24756|666|commune|Nghĩa Thắng
24757|666|commune|Đạo Nghĩa
24760|666|commune|Đắk Sin
24761|666|commune|Hưng Bình
24763|666|commune|Đắk Ru
24766|666|commune|Nhân Đạo
24736|667|commune|Quảng Trực
24739|667|commune|Đắk Búk So
24740|667|commune|Quảng Tâm
24742|667|commune|Đắk R''Tíh
24746|667|commune|Đắk Ngo
24748|667|commune|Quảng Tân
24769|672|ward|7
24772|672|ward|8
24775|672|ward|12
24778|672|ward|9
24781|672|ward|2
24784|672|ward|1
24787|672|ward|6
24790|672|ward|5
24793|672|ward|4
24796|672|ward|10
24799|672|ward|11
24802|672|ward|3
24805|672|commune|Xuân Thọ
24808|672|commune|Tà Nung
24810|672|commune|Trạm Hành
24811|672|commune|Xuân Trường
24814|673|ward|Lộc Phát
24817|673|ward|Lộc Tiến
24820|673|ward|2
24823|673|ward|1
24826|673|ward|B''lao
24829|673|ward|Lộc Sơn
24832|673|commune|Đạm Bri
24835|673|commune|Lộc Thanh
24838|673|commune|Lộc Nga
24841|673|commune|Lộc Châu
24844|673|commune|Đại Lào
24853|674|commune|Đạ Tông
24856|674|commune|Đạ Long
24859|674|commune|Đạ M''Rong
24874|674|commune|Liêng Srônh
24875|674|commune|Đạ Rsal
24877|674|commune|Rô Men
24886|674|commune|Phi Liêng
24889|674|commune|Đạ K''Nàng
24846|675|township|Lạc Dương
24847|675|commune|Đạ Chais
24848|675|commune|Đạ Nhim
24850|675|commune|Đưng KNớ
24862|675|commune|Lát
24865|675|commune|Đạ Sar
24868|676|township|Nam Ban
24871|676|township|Đinh Văn
24880|676|commune|Phú Sơn
24883|676|commune|Phi Tô
24892|676|commune|Mê Linh
24895|676|commune|Đạ Đờn
24898|676|commune|Phúc Thọ
24901|676|commune|Đông Thanh
24904|676|commune|Gia Lâm
24907|676|commune|Tân Thanh
24910|676|commune|Tân Văn
24913|676|commune|Hoài Đức
24916|676|commune|Tân Hà
24919|676|commune|Liên Hà
24922|676|commune|Đan Phượng
24925|676|commune|Nam Hà
24928|677|township|D''Ran
24931|677|township|Thạnh Mỹ
24934|677|commune|Lạc Xuân
24937|677|commune|Đạ Ròn
24940|677|commune|Lạc Lâm
24943|677|commune|Ka Đô
24949|677|commune|Ka Đơn
24952|677|commune|Tu Tra
24955|677|commune|Quảng Lập
24958|678|township|Liên Nghĩa
24961|678|commune|Hiệp An
24964|678|commune|Liên Hiệp
24967|678|commune|Hiệp Thạnh
24970|678|commune|Bình Thạnh
24973|678|commune|N''Thol Hạ
24976|678|commune|Tân Hội
24979|678|commune|Tân Thành
24982|678|commune|Phú Hội
24985|678|commune|Ninh Gia
24988|678|commune|Tà Năng
24989|678|commune|Đa Quyn
24991|678|commune|Tà Hine
24994|678|commune|Đà Loan
24997|678|commune|Ninh Loan
25000|679|township|Di Linh
25003|679|commune|Đinh Trang Thượng
25006|679|commune|Tân Thượng
25007|679|commune|Tân Lâm
25009|679|commune|Tân Châu
25012|679|commune|Tân Nghĩa
25015|679|commune|Gia Hiệp
25018|679|commune|Đinh Lạc
25021|679|commune|Tam Bố
25024|679|commune|Đinh Trang Hòa
25027|679|commune|Liên Đầm
25030|679|commune|Gung Ré
25033|679|commune|Bảo Thuận
25036|679|commune|Hòa Ninh
25039|679|commune|Hòa Trung
25042|679|commune|Hòa Nam
25045|679|commune|Hòa Bắc
25048|679|commune|Sơn Điền
25051|679|commune|Gia Bắc
25054|680|township|Lộc Thắng
25057|680|commune|Lộc Bảo
25060|680|commune|Lộc Lâm
25063|680|commune|Lộc Phú
25066|680|commune|Lộc Bắc
25069|680|commune|B''Lá
25072|680|commune|Lộc Ngãi
25075|680|commune|Lộc Quảng
25078|680|commune|Lộc Tân
25081|680|commune|Lộc Đức
25084|680|commune|Lộc An
25087|680|commune|Tân Lạc
25090|680|commune|Lộc Thành
25093|680|commune|Lộc Nam
25096|682|township|Đạ M''ri
25099|682|township|Ma Đa Guôi
25102|682|commune|Đạ M''ri
25105|682|commune|Hà Lâm
25111|682|commune|Đạ Oai
25114|682|commune|Bà Gia
25117|682|commune|Ma Đa Guôi
25126|682|township|Đạ Tẻh
25129|682|commune|An Nhơn
25132|682|commune|Quốc Oai
25135|682|commune|Mỹ Đức
25138|682|commune|Quảng Trị
25141|682|commune|Đạ Lây
25153|682|commune|Đạ Kho
25156|682|commune|Đạ Pal
25159|682|township|Cát Tiên
25162|682|commune|Tiên Hoàng
25165|682|commune|Phước Cát 2
25168|682|commune|Gia Viễn
25171|682|commune|Nam Ninh
25174|682|commune|Mỹ Lâm
25177|682|commune|Tư Nghĩa
25180|682|township|Phước Cát
25183|682|commune|Đức Phổ
25186|682|commune|Phù Mỹ
25189|682|commune|Quảng Ngãi
25192|682|commune|Đồng Nai Thượng
25216|688|ward|Thác Mơ
25217|688|ward|Long Thủy
25219|688|ward|Phước Bình
25220|688|ward|Long Phước
25237|688|ward|Sơn Giang
25245|688|commune|Long Giang
25249|688|commune|Phước Tín
25195|689|ward|Tân Phú
25198|689|ward|Tân Đồng
25201|689|ward|Tân Bình
25204|689|ward|Tân Xuân
25205|689|ward|Tân Thiện
25207|689|commune|Tân Thành
25210|689|ward|Tiến Thành
25213|689|commune|Tiến Hưng
25320|690|ward|Hưng Chiến
25324|690|ward|An Lộc
25325|690|ward|Phú Thịnh
25326|690|ward|Phú Đức
25333|690|commune|Thanh Lương
25336|690|commune|Thanh Phú
25222|691|commune|Bù Gia Mập
25225|691|commune|Đak Ơ
25228|691|commune|Đức Hạnh
25229|691|commune|Phú Văn
25231|691|commune|Đa Kia
25232|691|commune|Phước Minh
25234|691|commune|Bình Thắng
25267|691|commune|Phú Nghĩa
25270|692|township|Lộc Ninh
25273|692|commune|Lộc Hòa
25276|692|commune|Lộc An
25279|692|commune|Lộc Tấn
25280|692|commune|Lộc Thạnh
25282|692|commune|Lộc Hiệp
25285|692|commune|Lộc Thiện
25288|692|commune|Lộc Thuận
25291|692|commune|Lộc Quang
25292|692|commune|Lộc Phú
25294|692|commune|Lộc Thành
25297|692|commune|Lộc Thái
25300|692|commune|Lộc Điền
25303|692|commune|Lộc Hưng
25305|692|commune|Lộc Thịnh
25306|692|commune|Lộc Khánh
25308|693|township|Thanh Bình
25309|693|commune|Hưng Phước
25310|693|commune|Phước Thiện
25312|693|commune|Thiện Hưng
25315|693|commune|Thanh Hòa
25318|693|commune|Tân Thành
25321|693|commune|Tân Tiến
25327|694|commune|Thanh An
25330|694|commune|An Khương
25339|694|commune|An Phú
25342|694|commune|Tân Lợi
25345|694|commune|Tân Hưng
25348|694|commune|Minh Đức
25349|694|commune|Minh Tâm
25351|694|commune|Phước An
25354|694|commune|Thanh Bình
25357|694|township|Tân Khai
25360|694|commune|Đồng Nơ
25361|694|commune|Tân Hiệp
25438|694|commune|Tân Quan
25363|695|township|Tân Phú
25366|695|commune|Thuận Lợi
25369|695|commune|Đồng Tâm
25372|695|commune|Tân Phước
25375|695|commune|Tân Hưng
25378|695|commune|Tân Lợi
25381|695|commune|Tân Lập
25384|695|commune|Tân Hòa
25387|695|commune|Thuận Phú
25390|695|commune|Đồng Tiến
25393|695|commune|Tân Tiến
25396|696|township|Đức Phong
25398|696|commune|Đường 10
25399|696|commune|Đak Nhau
25400|696|commune|Phú Sơn
25402|696|commune|Thọ Sơn
25404|696|commune|Bình Minh
25405|696|commune|Bom Bo
25408|696|commune|Minh Hưng
25411|696|commune|Đoàn Kết
25414|696|commune|Đồng Nai
25417|696|commune|Đức Liễu
25420|696|commune|Thống Nhất
25423|696|commune|Nghĩa Trung
25424|696|commune|Nghĩa Bình
25426|696|commune|Đăng Hà
25429|696|commune|Phước Sơn
25432|697|ward|Hưng Long
25433|697|ward|Thành Tâm
25435|697|commune|Minh Lập
25439|697|commune|Quang Minh
25441|697|ward|Minh Hưng
25444|697|ward|Minh Long
25447|697|ward|Minh Thành
25450|697|commune|Nha Bích
25453|697|commune|Minh Thắng
25240|698|commune|Long Bình
25243|698|commune|Bình Tân
25244|698|commune|Bình Sơn
25246|698|commune|Long Hưng
25250|698|commune|Phước Tân
25252|698|commune|Bù Nho
25255|698|commune|Long Hà
25258|698|commune|Long Tân
25261|698|commune|Phú Trung
25264|698|commune|Phú Riềng
25456|703|ward|1
25459|703|ward|3
25462|703|ward|4
25465|703|ward|Hiệp Ninh
25468|703|ward|2
25471|703|commune|Thạnh Tân
25474|703|commune|Tân Bình
25477|703|commune|Bình Minh
25480|703|ward|Ninh Sơn
25483|703|ward|Ninh Thạnh
25486|705|township|Tân Biên
25489|705|commune|Tân Lập
25492|705|commune|Thạnh Bắc
25495|705|commune|Tân Bình
25498|705|commune|Thạnh Bình
25501|705|commune|Thạnh Tây
25504|705|commune|Hòa Hiệp
25507|705|commune|Tân Phong
25510|705|commune|Mỏ Công
25513|705|commune|Trà Vong
25516|706|township|Tân Châu
25519|706|commune|Tân Hà
25522|706|commune|Tân Đông
25525|706|commune|Tân Hội
25528|706|commune|Tân Hòa
25531|706|commune|Suối Ngô
25534|706|commune|Suối Dây
25537|706|commune|Tân Hiệp
25540|706|commune|Thạnh Đông
25543|706|commune|Tân Thành
25546|706|commune|Tân Phú
25549|706|commune|Tân Hưng
25552|707|township|Dương Minh Châu
25555|707|commune|Suối Đá
25558|707|commune|Phan
25561|707|commune|Phước Ninh
25564|707|commune|Phước Minh
25567|707|commune|Bàu Năng
25570|707|commune|Chà Là
25573|707|commune|Cầu Khởi
25576|707|commune|Bến Củi
25579|707|commune|Lộc Ninh
25582|707|commune|Truông Mít
25585|708|township|Châu Thành
25588|708|commune|Hảo Đước
25591|708|commune|Phước Vinh
25594|708|commune|Đồng Khởi
25597|708|commune|Thái Bình
25600|708|commune|An Cơ
25603|708|commune|Biên Giới
25606|708|commune|Hòa Thạnh
25609|708|commune|Trí Bình
25612|708|commune|Hòa Hội
25615|708|commune|An Bình
25618|708|commune|Thanh Điền
25621|708|commune|Thành Long
25624|708|commune|Ninh Điền
25627|708|commune|Long Vĩnh
25630|709|ward|Long Hoa
25633|709|ward|Hiệp Tân
25636|709|ward|Long Thành Bắc
25639|709|commune|Trường Hòa
25642|709|commune|Trường Đông
25645|709|ward|Long Thành Trung
25648|709|commune|Trường Tây
25651|709|commune|Long Thành Nam
25654|710|township|Gò Dầu
25657|710|commune|Thạnh Đức
25660|710|commune|Cẩm Giang
25663|710|commune|Hiệp Thạnh
25666|710|commune|Bàu Đồn
25669|710|commune|Phước Thạnh
25672|710|commune|Phước Đông
25675|710|commune|Phước Trạch
25678|710|commune|Thanh Phước
25681|711|township|Bến Cầu
25684|711|commune|Long Chữ
25687|711|commune|Long Phước
25690|711|commune|Long Giang
25693|711|commune|Tiên Thuận
25696|711|commune|Long Khánh
25699|711|commune|Lợi Thuận
25702|711|commune|Long Thuận
25705|711|commune|An Thạnh
25708|712|ward|Trảng Bàng
25711|712|commune|Đôn Thuận
25714|712|commune|Hưng Thuận
25717|712|ward|Lộc Hưng
25720|712|ward|Gia Lộc
25723|712|ward|Gia Bình
25729|712|commune|Phước Bình
25732|712|ward|An Tịnh
25735|712|ward|An Hòa
25738|712|commune|Phước Chỉ
25741|718|ward|Hiệp Thành
25744|718|ward|Phú Lợi
25747|718|ward|Phú Cường
25750|718|ward|Phú Hòa
25753|718|ward|Phú Thọ
25756|718|ward|Chánh Nghĩa
25759|718|ward|Định Hòa
25760|718|ward|Hòa Phú
25762|718|ward|Phú Mỹ
25763|718|ward|Phú Tân
25765|718|ward|Tân An
25768|718|ward|Hiệp An
25771|718|ward|Tương Bình Hiệp
25774|718|ward|Chánh Mỹ
25816|719|commune|Trừ Văn Thố
25819|719|commune|Cây Trường II
25822|719|township|Lai Uyên
25825|719|commune|Tân Hưng
25828|719|commune|Long Nguyên
25831|719|commune|Hưng Hòa
25834|719|commune|Lai Hưng
25777|720|township|Dầu Tiếng
25780|720|commune|Minh Hòa
25783|720|commune|Minh Thạnh
25786|720|commune|Minh Tân
25789|720|commune|Định An
25792|720|commune|Long Hòa
25795|720|commune|Định Thành
25798|720|commune|Định Hiệp
25801|720|commune|An Lập
25804|720|commune|Long Tân
25807|720|commune|Thanh An
25810|720|commune|Thanh Tuyền
25813|721|ward|Mỹ Phước
25837|721|ward|Chánh Phú Hòa
25840|721|ward|An Điền
25843|721|ward|An Tây
25846|721|ward|Thới Hòa
25849|721|ward|Hòa Lợi
25852|721|ward|Tân Định
25855|721|commune|Phú An
25858|722|township|Phước Vĩnh
25861|722|commune|An Linh
25864|722|commune|Phước Sang
25865|722|commune|An Thái
25867|722|commune|An Long
25870|722|commune|An Bình
25873|722|commune|Tân Hiệp
25876|722|commune|Tam Lập
25879|722|commune|Tân Long
25882|722|commune|Vĩnh Hòa
25885|722|commune|Phước Hòa
25888|723|ward|Uyên Hưng
25891|723|ward|Tân Phước Khánh
25912|723|ward|Vĩnh Tân
25915|723|ward|Hội Nghĩa
25920|723|ward|Tân Hiệp
25921|723|ward|Khánh Bình
25924|723|ward|Phú Chánh
25930|723|commune|Bạch Đằng
25933|723|ward|Tân Vĩnh Hiệp
25936|723|ward|Thạnh Phước
25937|723|commune|Thạnh Hội
25939|723|ward|Thái Hòa
25942|724|ward|Dĩ An
25945|724|ward|Tân Bình
25948|724|ward|Tân Đông Hiệp
25951|724|ward|Bình An
25954|724|ward|Bình Thắng
25957|724|ward|Đông Hòa
25960|724|ward|An Bình
25963|725|ward|An Thạnh
25966|725|ward|Lái Thiêu
25969|725|ward|Bình Chuẩn
25972|725|ward|Thuận Giao
25975|725|ward|An Phú
25978|725|ward|Hưng Định
25981|725|commune|An Sơn
25984|725|ward|Bình Nhâm
25987|725|ward|Bình Hòa
25990|725|ward|Vĩnh Phú
25894|726|commune|Tân Định
25897|726|commune|Bình Mỹ
25900|726|township|Tân Bình
25903|726|commune|Tân Lập
25906|726|township|Tân Thành
25907|726|commune|Đất Cuốc
25908|726|commune|Hiếu Liêm
25909|726|commune|Lạc An
25918|726|commune|Tân Mỹ
25927|726|commune|Thường Tân
25993|731|ward|Trảng Dài
25996|731|ward|Tân Phong
25999|731|ward|Tân Biên
26002|731|ward|Hố Nai
26005|731|ward|Tân Hòa
26008|731|ward|Tân Hiệp
26011|731|ward|Bửu Long
26014|731|ward|Tân Mai
26017|731|ward|Tam Hiệp
26020|731|ward|Long Bình
26023|731|ward|Quang Vinh
26029|731|ward|Thống Nhất
26041|731|ward|Trung Dũng
26047|731|ward|Bình Đa
26050|731|ward|An Bình
26053|731|ward|Bửu Hòa
26056|731|ward|Long Bình Tân
26059|731|ward|Tân Vạn
26062|731|ward|Tân Hạnh
26065|731|ward|Hiệp Hòa
26068|731|ward|Hóa An
26371|731|ward|An Hòa
26374|731|ward|Tam Phước
26377|731|ward|Phước Tân
26380|731|commune|Long Hưng
26077|732|ward|Xuân Bình
26080|732|ward|Xuân An
26083|732|ward|Xuân Hòa
26086|732|ward|Phú Bình
26089|732|commune|Bình Lộc
26092|732|commune|Bảo Quang
26095|732|ward|Suối Tre
26098|732|ward|Bảo Vinh
26101|732|ward|Xuân Lập
26104|732|ward|Bàu Sen
26107|732|commune|Bàu Trâm
26110|732|ward|Xuân Tân
26113|732|commune|Hàng Gòn
26116|734|township|Tân Phú
26119|734|commune|Dak Lua
26122|734|commune|Nam Cát Tiên
26125|734|commune|Phú An
26131|734|commune|Tà Lài
26134|734|commune|Phú Lập
26140|734|commune|Phú Thịnh
26143|734|commune|Thanh Sơn
26146|734|commune|Phú Sơn
26149|734|commune|Phú Xuân
26152|734|commune|Phú Lộc
26155|734|commune|Phú Lâm
26158|734|commune|Phú Bình
26161|734|commune|Phú Thanh
26164|734|commune|Trà Cổ
26167|734|commune|Phú Điền
26170|735|township|Vĩnh An
26173|735|commune|Phú Lý
26176|735|commune|Trị An
26179|735|commune|Tân An
26182|735|commune|Vĩnh Tân
26185|735|commune|Bình Lợi
26188|735|commune|Thạnh Phú
26191|735|commune|Thiện Tân
26194|735|commune|Tân Bình
26200|735|commune|Mã Đà
26206|736|township|Định Quán
26209|736|commune|Thanh Sơn
26212|736|commune|Phú Tân
26215|736|commune|Phú Vinh
26218|736|commune|Phú Lợi
26221|736|commune|Phú Hòa
26224|736|commune|Ngọc Định
26227|736|commune|La Ngà
26230|736|commune|Gia Canh
26233|736|commune|Phú Ngọc
26236|736|commune|Phú Cường
26239|736|commune|Túc Trưng
26242|736|commune|Phú Túc
26245|736|commune|Suối Nho
26248|737|township|Trảng Bom
26251|737|commune|Thanh Bình
26254|737|commune|Cây Gáo
26257|737|commune|Bàu Hàm
26260|737|commune|Sông Thao
26263|737|commune|Sông Trầu
26266|737|commune|Đông Hòa
26269|737|commune|Bắc Sơn
26272|737|commune|Hố Nai 3
26275|737|commune|Tây Hòa
26278|737|commune|Bình Minh
26281|737|commune|Trung Hòa
26284|737|commune|Đồi 61
26287|737|commune|Hưng Thịnh
26290|737|commune|Quảng Tiến
26293|737|commune|Giang Điền
26296|737|commune|An Viễn
26299|738|commune|Gia Tân 1
26302|738|commune|Gia Tân 2
26305|738|commune|Gia Tân 3
26308|738|commune|Gia Kiệm
26311|738|commune|Quang Trung
26314|738|commune|Bàu Hàm 2
26317|738|commune|Hưng Lộc
26320|738|commune|Lộ 25
26323|738|commune|Xuân Thiện
26326|738|township|Dầu Giây
26329|739|commune|Sông Nhạn
26332|739|commune|Xuân Quế
26335|739|commune|Nhân Nghĩa
26338|739|commune|Xuân Đường
26341|739|township|Long Giao
26344|739|commune|Xuân Mỹ
26347|739|commune|Thừa Đức
26350|739|commune|Bảo Bình
26353|739|commune|Xuân Bảo
26356|739|commune|Xuân Tây
26359|739|commune|Xuân Đông
26362|739|commune|Sông Ray
26365|739|commune|Lâm San
26368|740|township|Long Thành
26383|740|commune|An Phước
26386|740|commune|Bình An
26389|740|commune|Long Đức
26392|740|commune|Lộc An
26395|740|commune|Bình Sơn
26398|740|commune|Tam An
26401|740|commune|Cẩm Đường
26404|740|commune|Long An
26410|740|commune|Bàu Cạn
26413|740|commune|Long Phước
26416|740|commune|Phước Bình
26419|740|commune|Tân Hiệp
26422|740|commune|Phước Thái
26425|741|township|Gia Ray
26428|741|commune|Xuân Bắc
26431|741|commune|Suối Cao
26434|741|commune|Xuân Thành
26437|741|commune|Xuân Thọ
26440|741|commune|Xuân Trường
26443|741|commune|Xuân Hòa
26446|741|commune|Xuân Hưng
26449|741|commune|Xuân Tâm
26452|741|commune|Suối Cát
26455|741|commune|Xuân Hiệp
26458|741|commune|Xuân Phú
26461|741|commune|Xuân Định
26464|741|commune|Bảo Hòa
26467|741|commune|Lang Minh
26470|742|commune|Phước Thiền
26473|742|commune|Long Tân
26476|742|commune|Đại Phước
26479|742|township|Hiệp Phước
26482|742|commune|Phú Hữu
26485|742|commune|Phú Hội
26488|742|commune|Phú Thạnh
26491|742|commune|Phú Đông
26494|742|commune|Long Thọ
26497|742|commune|Vĩnh Thanh
26500|742|commune|Phước Khánh
26503|742|commune|Phước An
26506|747|ward|1
26508|747|ward|Thắng Tam
26509|747|ward|2
26512|747|ward|3
26515|747|ward|4
26518|747|ward|5
26521|747|ward|Thắng Nhì
26524|747|ward|7
26526|747|ward|Nguyễn An Ninh
26527|747|ward|8
26530|747|ward|9
26533|747|ward|Thắng Nhất
26535|747|ward|Rạch Dừa
26536|747|ward|10
26539|747|ward|11
26542|747|ward|12
26545|747|commune|Long Sơn
26548|748|ward|Phước Hưng
26554|748|ward|Phước Nguyên
26557|748|ward|Long Toàn
26558|748|ward|Long Tâm
26560|748|ward|Phước Trung
26563|748|ward|Long Hương
26566|748|ward|Kim Dinh
26567|748|commune|Tân Hưng
26569|748|commune|Long Phước
26572|748|commune|Hòa Long
26574|750|commune|Bàu Chinh
26575|750|township|Ngãi Giao
26578|750|commune|Bình Ba
26581|750|commune|Suối Nghệ
26584|750|commune|Xuân Sơn
26587|750|commune|Sơn Bình
26590|750|commune|Bình Giã
26593|750|commune|Bình Trung
26596|750|commune|Xà Bang
26599|750|commune|Cù Bị
26602|750|commune|Láng Lớn
26605|750|commune|Quảng Thành
26608|750|township|Kim Long
26611|750|commune|Suối Rao
26614|750|commune|Đá Bạc
26617|750|commune|Nghĩa Thành
26620|751|township|Phước Bửu
26623|751|commune|Phước Thuận
26626|751|commune|Phước Tân
26629|751|commune|Xuyên Mộc
26632|751|commune|Bông Trang
26635|751|commune|Tân Lâm
26638|751|commune|Bàu Lâm
26641|751|commune|Hòa Bình
26644|751|commune|Hòa Hưng
26647|751|commune|Hòa Hiệp
26650|751|commune|Hòa Hội
26653|751|commune|Bưng Riềng
26656|751|commune|Bình Châu
26659|753|township|Long Điền
26662|753|township|Long Hải
26668|753|commune|Tam An
26674|753|commune|Phước Tỉnh
26677|753|commune|Phước Hưng
26680|753|township|Đất Đỏ
26683|753|commune|Phước Long Thọ
26686|753|commune|Phước Hội
26689|753|township|Phước Hải
26695|753|commune|Long Tân
26698|753|commune|Láng Dài
26704|754|ward|Phú Mỹ
26707|754|commune|Tân Hòa
26710|754|commune|Tân Hải
26713|754|ward|Phước Hòa
26716|754|ward|Tân Phước
26719|754|ward|Mỹ Xuân
26722|754|commune|Sông Xoài
26725|754|ward|Hắc Dịch
26728|754|commune|Châu Pha
26731|754|commune|Tóc Tiên
26734|760|ward|Tân Định
26737|760|ward|Đa Kao
26740|760|ward|Bến Nghé
26743|760|ward|Bến Thành
26746|760|ward|Nguyễn Thái Bình
26749|760|ward|Phạm Ngũ Lão
26752|760|ward|Cầu Ông Lãnh
26755|760|ward|Cô Giang
26758|760|ward|Nguyễn Cư Trinh
26761|760|ward|Cầu Kho
26764|761|ward|Thạnh Xuân
26767|761|ward|Thạnh Lộc
26770|761|ward|Hiệp Thành
26773|761|ward|Thới An
26776|761|ward|Tân Chánh Hiệp
26779|761|ward|An Phú Đông
26782|761|ward|Tân Thới Hiệp
26785|761|ward|Trung Mỹ Tây
26787|761|ward|Tân Hưng Thuận
26788|761|ward|Đông Hưng Thuận
26791|761|ward|Tân Thới Nhất
26872|764|ward|15
26875|764|ward|17
26876|764|ward|6
26878|764|ward|16
26881|764|ward|12
26882|764|ward|14
26884|764|ward|10
26887|764|ward|5
26890|764|ward|1
26898|764|ward|8
26899|764|ward|11
26902|764|ward|3
26905|765|ward|13
26908|765|ward|11
26911|765|ward|27
26914|765|ward|26
26917|765|ward|12
26920|765|ward|25
26923|765|ward|5
26926|765|ward|7
26935|765|ward|14
26941|765|ward|2
26944|765|ward|1
26950|765|ward|17
26956|765|ward|22
26959|765|ward|19
26962|765|ward|28
26965|766|ward|2
26968|766|ward|4
26971|766|ward|12
26974|766|ward|13
26977|766|ward|1
26980|766|ward|3
26983|766|ward|11
26986|766|ward|7
26989|766|ward|5
26992|766|ward|10
26995|766|ward|6
26998|766|ward|8
27001|766|ward|9
27004|766|ward|14
27007|766|ward|15
27010|767|ward|Tân Sơn Nhì
27013|767|ward|Tây Thạnh
27016|767|ward|Sơn Kỳ
27019|767|ward|Tân Quý
27022|767|ward|Tân Thành
27025|767|ward|Phú Thọ Hòa
27028|767|ward|Phú Thạnh
27031|767|ward|Phú Trung
27034|767|ward|Hòa Thạnh
27037|767|ward|Hiệp Tân
27040|767|ward|Tân Thới Hòa
27043|768|ward|4
27046|768|ward|5
27049|768|ward|9
27052|768|ward|7
27058|768|ward|1
27061|768|ward|2
27064|768|ward|8
27067|768|ward|15
27070|768|ward|10
27073|768|ward|11
27085|768|ward|13
26794|769|ward|Linh Xuân
26797|769|ward|Bình Chiểu
26800|769|ward|Linh Trung
26803|769|ward|Tam Bình
26806|769|ward|Tam Phú
26809|769|ward|Hiệp Bình Phước
26812|769|ward|Hiệp Bình Chánh
26815|769|ward|Linh Chiểu
26818|769|ward|Linh Tây
26821|769|ward|Linh Đông
26824|769|ward|Bình Thọ
26827|769|ward|Trường Thọ
26830|769|ward|Long Bình
26833|769|ward|Long Thạnh Mỹ
26836|769|ward|Tân Phú
26839|769|ward|Hiệp Phú
26842|769|ward|Tăng Nhơn Phú A
26845|769|ward|Tăng Nhơn Phú B
26848|769|ward|Phước Long B
26851|769|ward|Phước Long A
26854|769|ward|Trường Thạnh
26857|769|ward|Long Phước
26860|769|ward|Long Trường
26863|769|ward|Phước Bình
26866|769|ward|Phú Hữu
27088|769|ward|Thảo Điền
27091|769|ward|An Phú
27094|769|ward|An Khánh
27097|769|ward|Bình Trưng Đông
27100|769|ward|Bình Trưng Tây
27109|769|ward|Cát Lái
27112|769|ward|Thạnh Mỹ Lợi
27115|769|ward|An Lợi Đông
27118|769|ward|Thủ Thiêm
27127|770|ward|14
27130|770|ward|12
27133|770|ward|11
27139|770|ward|Võ Thị Sáu
27142|770|ward|9
27148|770|ward|4
27151|770|ward|5
27154|770|ward|3
27157|770|ward|2
27160|770|ward|1
27163|771|ward|15
27166|771|ward|13
27169|771|ward|14
27172|771|ward|12
27178|771|ward|10
27181|771|ward|9
27184|771|ward|1
27187|771|ward|8
27190|771|ward|2
27193|771|ward|4
27202|771|ward|6
27208|772|ward|15
27211|772|ward|5
27214|772|ward|14
27217|772|ward|11
27220|772|ward|3
27223|772|ward|10
27229|772|ward|8
27238|772|ward|7
27247|772|ward|1
27253|772|ward|16
27259|773|ward|13
27265|773|ward|9
27271|773|ward|8
27277|773|ward|18
27283|773|ward|4
27286|773|ward|3
27289|773|ward|16
27292|773|ward|2
27295|773|ward|15
27298|773|ward|1
27301|774|ward|4
27304|774|ward|9
27307|774|ward|2
27310|774|ward|12
27316|774|ward|7
27325|774|ward|1
27328|774|ward|11
27331|774|ward|14
27334|774|ward|5
27343|774|ward|13
27346|775|ward|14
27349|775|ward|13
27352|775|ward|9
27358|775|ward|12
27361|775|ward|2
27364|775|ward|11
27376|775|ward|8
27379|775|ward|1
27382|775|ward|7
27385|775|ward|10
27397|776|ward|Rạch Ông
27403|776|ward|Hưng Phú
27409|776|ward|4
27415|776|ward|Xóm Củi
27418|776|ward|5
27421|776|ward|14
27424|776|ward|6
27427|776|ward|15
27430|776|ward|16
27433|776|ward|7
27436|777|ward|Bình Hưng Hòa
27439|777|ward|Bình Hưng Hòa A
27442|777|ward|Bình Hưng Hòa B
27445|777|ward|Bình Trị Đông
27448|777|ward|Bình Trị Đông A
27451|777|ward|Bình Trị Đông B
27454|777|ward|Tân Tạo
27457|777|ward|Tân Tạo A
27460|777|ward|An Lạc
27463|777|ward|An Lạc A
27466|778|ward|Tân Thuận Đông
27469|778|ward|Tân Thuận Tây
27472|778|ward|Tân Kiểng
27475|778|ward|Tân Hưng
27478|778|ward|Bình Thuận
27481|778|ward|Tân Quy
27484|778|ward|Phú Thuận
27487|778|ward|Tân Phú
27490|778|ward|Tân Phong
27493|778|ward|Phú Mỹ
27496|783|township|Củ Chi
27499|783|commune|Phú Mỹ Hưng
27502|783|commune|An Phú
27505|783|commune|Trung Lập Thượng
27508|783|commune|An Nhơn Tây
27511|783|commune|Nhuận Đức
27514|783|commune|Phạm Văn Cội
27517|783|commune|Phú Hòa Đông
27520|783|commune|Trung Lập Hạ
27523|783|commune|Trung An
27526|783|commune|Phước Thạnh
27529|783|commune|Phước Hiệp
27532|783|commune|Tân An Hội
27535|783|commune|Phước Vĩnh An
27538|783|commune|Thái Mỹ
27541|783|commune|Tân Thạnh Tây
27544|783|commune|Hòa Phú
27547|783|commune|Tân Thạnh Đông
27550|783|commune|Bình Mỹ
27553|783|commune|Tân Phú Trung
27556|783|commune|Tân Thông Hội
27559|784|township|Hóc Môn
27562|784|commune|Tân Hiệp
27565|784|commune|Nhị Bình
27568|784|commune|Đông Thạnh
27571|784|commune|Tân Thới Nhì
27574|784|commune|Thới Tam Thôn
27577|784|commune|Xuân Thới Sơn
27580|784|commune|Tân Xuân
27583|784|commune|Xuân Thới Đông
27586|784|commune|Trung Chánh
27589|784|commune|Xuân Thới Thượng
27592|784|commune|Bà Điểm
27595|785|township|Tân Túc
27598|785|commune|Phạm Văn Hai
27601|785|commune|Vĩnh Lộc A
27604|785|commune|Vĩnh Lộc B
27607|785|commune|Bình Lợi
27610|785|commune|Lê Minh Xuân
27613|785|commune|Tân Nhựt
27616|785|commune|Tân Kiên
27619|785|commune|Bình Hưng
27622|785|commune|Phong Phú
27625|785|commune|An Phú Tây
27628|785|commune|Hưng Long
27631|785|commune|Đa Phước
27634|785|commune|Tân Quý Tây
27637|785|commune|Bình Chánh
27640|785|commune|Quy Đức
27643|786|township|Nhà Bè
27646|786|commune|Phước Kiển
27649|786|commune|Phước Lộc
27652|786|commune|Nhơn Đức
27655|786|commune|Phú Xuân
27658|786|commune|Long Thới
27661|786|commune|Hiệp Phước
27664|787|township|Cần Thạnh
27667|787|commune|Bình Khánh
27670|787|commune|Tam Thôn Hiệp
27673|787|commune|An Thới Đông
27676|787|commune|Thạnh An
27679|787|commune|Long Hòa
27682|787|commune|Lý Nhơn
27685|794|ward|5
27691|794|ward|4
27692|794|ward|Tân Khánh
27694|794|ward|1
27697|794|ward|3
27698|794|ward|7
27700|794|ward|6
27703|794|commune|Hướng Thọ Phú
27706|794|commune|Nhơn Thạnh Trung
27709|794|commune|Lợi Bình Nhơn
27712|794|commune|Bình Tâm
27715|794|ward|Khánh Hậu
27718|794|commune|An Vĩnh Ngãi
27787|795|ward|1
27788|795|ward|2
27790|795|commune|Thạnh Trị
27793|795|commune|Bình Hiệp
27799|795|commune|Bình Tân
27805|795|commune|Tuyên Thạnh
27806|795|ward|3
27817|795|commune|Thạnh Hưng
27721|796|township|Tân Hưng
27724|796|commune|Hưng Hà
27727|796|commune|Hưng Điền B
27730|796|commune|Hưng Điền
27733|796|commune|Thạnh Hưng
27736|796|commune|Hưng Thạnh
27739|796|commune|Vĩnh Thạnh
27742|796|commune|Vĩnh Châu B
27745|796|commune|Vĩnh Lợi
27748|796|commune|Vĩnh Đại
27751|796|commune|Vĩnh Châu A
27754|796|commune|Vĩnh Bửu
27757|797|township|Vĩnh Hưng
27760|797|commune|Hưng Điền A
27763|797|commune|Khánh Hưng
27766|797|commune|Thái Trị
27769|797|commune|Vĩnh Trị
27772|797|commune|Thái Bình Trung
27775|797|commune|Vĩnh Bình
27778|797|commune|Vĩnh Thuận
27781|797|commune|Tuyên Bình
27784|797|commune|Tuyên Bình Tây
27796|798|commune|Bình Hòa Tây
27802|798|commune|Bình Thạnh
27808|798|commune|Bình Hòa Trung
27811|798|commune|Bình Hòa Đông
27814|798|township|Bình Phong Thạnh
27820|798|commune|Tân Lập
27823|798|commune|Tân Thành
27826|799|township|Tân Thạnh
27829|799|commune|Bắc Hòa
27832|799|commune|Hậu Thạnh Tây
27835|799|commune|Nhơn Hòa Lập
27838|799|commune|Tân Lập
27841|799|commune|Hậu Thạnh Đông
27844|799|commune|Nhơn Hòa
27847|799|commune|Kiến Bình
27850|799|commune|Tân Thành
27853|799|commune|Tân Bình
27856|799|commune|Tân Ninh
27859|799|commune|Nhơn Ninh
27862|799|commune|Tân Hòa
27865|800|township|Thạnh Hóa
27868|800|commune|Tân Hiệp
27871|800|commune|Thuận Bình
27874|800|commune|Thạnh Phước
27877|800|commune|Thạnh Phú
27880|800|commune|Thuận Nghĩa Hòa
27883|800|commune|Thủy Đông
27886|800|commune|Thủy Tây
27889|800|commune|Tân Tây
27892|800|commune|Tân Đông
27895|800|commune|Thạnh An
27898|801|township|Đông Thành
27901|801|commune|Mỹ Quý Đông
27904|801|commune|Mỹ Thạnh Bắc
27907|801|commune|Mỹ Quý Tây
27910|801|commune|Mỹ Thạnh Tây
27913|801|commune|Mỹ Thạnh Đông
27916|801|commune|Bình Thành
27919|801|commune|Bình Hòa Bắc
27922|801|commune|Bình Hòa Hưng
27925|801|commune|Bình Hòa Nam
27928|801|commune|Mỹ Bình
27931|802|township|Hậu Nghĩa
27934|802|township|Hiệp Hòa
27937|802|township|Đức Hòa
27940|802|commune|Lộc Giang
27943|802|commune|An Ninh Đông
27946|802|commune|An Ninh Tây
27949|802|commune|Tân Mỹ
27952|802|commune|Hiệp Hòa
27955|802|commune|Đức Lập Thượng
27958|802|commune|Đức Lập Hạ
27961|802|commune|Tân Phú
27964|802|commune|Mỹ Hạnh Bắc
27967|802|commune|Đức Hòa Thượng
27970|802|commune|Hòa Khánh Tây
27973|802|commune|Hòa Khánh Đông
27976|802|commune|Mỹ Hạnh Nam
27979|802|commune|Hòa Khánh Nam
27982|802|commune|Đức Hòa Đông
27985|802|commune|Đức Hòa Hạ
27988|802|commune|Hựu Thạnh
27991|803|township|Bến Lức
27994|803|commune|Thạnh Lợi
27997|803|commune|Lương Bình
28000|803|commune|Thạnh Hòa
28003|803|commune|Lương Hòa
28009|803|commune|Tân Bửu
28012|803|commune|An Thạnh
28015|803|commune|Bình Đức
28018|803|commune|Mỹ Yên
28021|803|commune|Thanh Phú
28024|803|commune|Long Hiệp
28027|803|commune|Thạnh Đức
28030|803|commune|Phước Lợi
28033|803|commune|Nhựt Chánh
28036|804|township|Thủ Thừa
28039|804|commune|Long Thạnh
28042|804|commune|Tân Thành
28045|804|commune|Long Thuận
28048|804|commune|Mỹ Lạc
28051|804|commune|Mỹ Thạnh
28054|804|commune|Bình An
28057|804|commune|Nhị Thành
28060|804|commune|Mỹ An
28063|804|commune|Bình Thạnh
28066|804|commune|Mỹ Phú
28072|804|commune|Tân Long
28075|805|township|Tân Trụ
28078|805|commune|Tân Bình
28084|805|commune|Quê Mỹ Thạnh
28087|805|commune|Lạc Tấn
28090|805|commune|Bình Trinh Đông
28093|805|commune|Tân Phước Tây
28096|805|commune|Bình Lãng
28099|805|commune|Bình Tịnh
28102|805|commune|Đức Tân
28105|805|commune|Nhựt Ninh
28108|806|township|Cần Đước
28111|806|commune|Long Trạch
28114|806|commune|Long Khê
28117|806|commune|Long Định
28120|806|commune|Phước Vân
28123|806|commune|Long Hòa
28126|806|commune|Long Cang
28129|806|commune|Long Sơn
28132|806|commune|Tân Trạch
28135|806|commune|Mỹ Lệ
28138|806|commune|Tân Lân
28141|806|commune|Phước Tuy
28144|806|commune|Long Hựu Đông
28147|806|commune|Tân Ân
28150|806|commune|Phước Đông
28153|806|commune|Long Hựu Tây
28156|806|commune|Tân Chánh
28159|807|township|Cần Giuộc
28162|807|commune|Phước Lý
28165|807|commune|Long Thượng
28168|807|commune|Long Hậu
28174|807|commune|Phước Hậu
28177|807|commune|Mỹ Lộc
28180|807|commune|Phước Lại
28183|807|commune|Phước Lâm
28189|807|commune|Thuận Thành
28192|807|commune|Phước Vĩnh Tây
28195|807|commune|Phước Vĩnh Đông
28198|807|commune|Long An
28201|807|commune|Long Phụng
28204|807|commune|Đông Thạnh
28207|807|commune|Tân Tập
28210|808|township|Tầm Vu
28213|808|commune|Bình Quới
28216|808|commune|Hòa Phú
28219|808|commune|Phú Ngãi Trị
28222|808|commune|Vĩnh Công
28225|808|commune|Thuận Mỹ
28228|808|commune|Hiệp Thạnh
28231|808|commune|Phước Tân Hưng
28234|808|commune|Thanh Phú Long
28237|808|commune|Dương Xuân Hội
28240|808|commune|An Lục Long
28243|808|commune|Long Trì
28246|808|commune|Thanh Vĩnh Đông
28249|815|ward|5
28252|815|ward|4
28261|815|ward|1
28264|815|ward|2
28270|815|ward|6
28273|815|ward|9
28276|815|ward|10
28279|815|ward|Tân Long
28282|815|commune|Đạo Thạnh
28285|815|commune|Trung An
28288|815|commune|Mỹ Phong
28291|815|commune|Tân Mỹ Chánh
28567|815|commune|Phước Thạnh
28591|815|commune|Thới Sơn
28297|816|ward|2
28300|816|ward|1
28306|816|ward|5
28309|816|ward|Long Hưng
28312|816|ward|Long Thuận
28315|816|ward|Long Chánh
28318|816|ward|Long Hòa
28708|816|commune|Bình Đông
28717|816|commune|Bình Xuân
28729|816|commune|Tân Trung
28435|817|ward|1
28436|817|ward|2
28437|817|ward|3
28439|817|ward|4
28440|817|ward|5
28447|817|commune|Mỹ Phước Tây
28450|817|commune|Mỹ Hạnh Đông
28453|817|commune|Mỹ Hạnh Trung
28459|817|commune|Tân Phú
28462|817|commune|Tân Bình
28468|817|commune|Tân Hội
28474|817|ward|Nhị Mỹ
28477|817|commune|Nhị Quý
28480|817|commune|Thanh Hòa
28483|817|commune|Phú Quý
28486|817|commune|Long Khánh
28321|818|township|Mỹ Phước
28324|818|commune|Tân Hòa Đông
28327|818|commune|Thạnh Tân
28330|818|commune|Thạnh Mỹ
28333|818|commune|Thạnh Hòa
28336|818|commune|Phú Mỹ
28339|818|commune|Tân Hòa Thành
28342|818|commune|Hưng Thạnh
28345|818|commune|Tân Lập 1
28348|818|commune|Tân Hòa Tây
28354|818|commune|Tân Lập 2
28357|818|commune|Phước Lập
28360|819|township|Cái Bè
28363|819|commune|Hậu Mỹ Bắc B
28366|819|commune|Hậu Mỹ Bắc A
28369|819|commune|Mỹ Trung
28372|819|commune|Hậu Mỹ Trinh
28375|819|commune|Hậu Mỹ Phú
28378|819|commune|Mỹ Tân
28381|819|commune|Mỹ Lợi B
28384|819|commune|Thiện Trung
28387|819|commune|Mỹ Hội
28390|819|commune|An Cư
28393|819|commune|Hậu Thành
28396|819|commune|Mỹ Lợi A
28399|819|commune|Hòa Khánh
28402|819|commune|Thiện Trí
28405|819|commune|Mỹ Đức Đông
28408|819|commune|Mỹ Đức Tây
28411|819|commune|Đông Hòa Hiệp
28414|819|commune|An Thái Đông
28417|819|commune|Tân Hưng
28420|819|commune|Mỹ Lương
28423|819|commune|Tân Thanh
28426|819|commune|An Thái Trung
28429|819|commune|An Hữu
28432|819|commune|Hòa Hưng
28438|820|commune|Thạnh Lộc
28441|820|commune|Mỹ Thành Bắc
28444|820|commune|Phú Cường
28456|820|commune|Mỹ Thành Nam
28465|820|commune|Phú Nhuận
28471|820|township|Bình Phú
28489|820|commune|Cẩm Sơn
28492|820|commune|Phú An
28495|820|commune|Mỹ Long
28498|820|commune|Long Tiên
28501|820|commune|Hiệp Đức
28504|820|commune|Long Trung
28507|820|commune|Hội Xuân
28510|820|commune|Tân Phong
28513|820|commune|Tam Bình
28516|820|commune|Ngũ Hiệp
28519|821|township|Tân Hiệp
28522|821|commune|Tân Hội Đông
28525|821|commune|Tân Hương
28528|821|commune|Tân Lý Đông
28534|821|commune|Thân Cửu Nghĩa
28537|821|commune|Tam Hiệp
28540|821|commune|Điềm Hy
28543|821|commune|Nhị Bình
28549|821|commune|Đông Hòa
28552|821|commune|Long Định
28558|821|commune|Long An
28561|821|commune|Long Hưng
28564|821|commune|Bình Trưng
28570|821|commune|Thạnh Phú
28573|821|commune|Bàn Long
28576|821|commune|Vĩnh Kim
28579|821|commune|Bình Đức
28582|821|commune|Song Thuận
28585|821|commune|Kim Sơn
28588|821|commune|Phú Phong
28594|822|township|Chợ Gạo
28597|822|commune|Trung Hòa
28600|822|commune|Hòa Tịnh
28603|822|commune|Mỹ Tịnh An
28606|822|commune|Tân Bình Thạnh
28609|822|commune|Phú Kiết
28612|822|commune|Lương Hòa Lạc
28615|822|commune|Thanh Bình
28618|822|commune|Quơn Long
28621|822|commune|Bình Phục Nhứt
28624|822|commune|Đăng Hưng Phước
28627|822|commune|Tân Thuận Bình
28630|822|commune|Song Bình
28633|822|commune|Bình Phan
28636|822|commune|Long Bình Điền
28639|822|commune|An Thạnh Thủy
28642|822|commune|Xuân Đông
28645|822|commune|Hòa Định
28648|822|commune|Bình Ninh
28651|823|township|Vĩnh Bình
28654|823|commune|Đồng Sơn
28657|823|commune|Bình Phú
28660|823|commune|Đồng Thạnh
28663|823|commune|Thành Công
28666|823|commune|Bình Nhì
28669|823|commune|Yên Luông
28672|823|commune|Thạnh Trị
28675|823|commune|Thạnh Nhựt
28678|823|commune|Long Vĩnh
28681|823|commune|Bình Tân
28684|823|commune|Vĩnh Hựu
28687|823|commune|Long Bình
28702|824|township|Tân Hòa
28705|824|commune|Tăng Hòa
28711|824|commune|Tân Phước
28714|824|commune|Gia Thuận
28720|824|township|Vàm Láng
28723|824|commune|Tân Tây
28726|824|commune|Kiểng Phước
28732|824|commune|Tân Đông
28735|824|commune|Bình Ân
28738|824|commune|Tân Điền
28741|824|commune|Bình Nghị
28744|824|commune|Phước Trung
28747|824|commune|Tân Thành
28690|825|commune|Tân Thới
28693|825|commune|Tân Phú
28696|825|commune|Phú Thạnh
28699|825|commune|Tân Thạnh
28750|825|commune|Phú Đông
28753|825|commune|Phú Tân
28756|829|ward|Phú Khương
28757|829|ward|Phú Tân
28759|829|ward|8
28762|829|ward|6
28777|829|ward|An Hội
28780|829|ward|7
28783|829|commune|Sơn Đông
28786|829|commune|Phú Hưng
28789|829|commune|Bình Phú
28792|829|commune|Mỹ Thạnh An
28795|829|commune|Nhơn Thạnh
28798|829|commune|Phú Nhuận
28804|831|commune|Tân Thạch
28807|831|commune|Qưới Sơn
28810|831|township|Châu Thành
28813|831|commune|Giao Long
28819|831|commune|Phú Túc
28822|831|commune|Phú Đức
28828|831|commune|An Phước
28831|831|commune|Tam Phước
28834|831|commune|Thành Triệu
28840|831|commune|Tân Phú
28843|831|commune|Quới Thành
28846|831|commune|Phước Thạnh
28852|831|commune|Tiên Long
28855|831|commune|Tường Đa
28858|831|commune|Hữu Định
28861|831|township|Tiên Thủy
28870|832|township|Chợ Lách
28873|832|commune|Phú Phụng
28876|832|commune|Sơn Định
28879|832|commune|Vĩnh Bình
28882|832|commune|Hòa Nghĩa
28885|832|commune|Long Thới
28888|832|commune|Phú Sơn
28891|832|commune|Tân Thiềng
28894|832|commune|Vĩnh Thành
28897|832|commune|Vĩnh Hòa
28900|832|commune|Hưng Khánh Trung B
28903|833|township|Mỏ Cày
28930|833|commune|Định Thủy
28939|833|commune|Đa Phước Hội
28940|833|commune|Tân Hội
28942|833|commune|Phước Hiệp
28945|833|commune|Bình Khánh
28951|833|commune|An Thạnh
28957|833|commune|An Định
28960|833|commune|Thành Thới B
28963|833|commune|Tân Trung
28966|833|commune|An Thới
28969|833|commune|Thành Thới A
28972|833|commune|Minh Đức
28975|833|commune|Ngãi Đăng
28978|833|commune|Cẩm Sơn
28981|833|commune|Hương Mỹ
28984|834|township|Giồng Trôm
28987|834|commune|Phong Nẫm
28993|834|commune|Mỹ Thạnh
28996|834|commune|Châu Hòa
28999|834|commune|Lương Hòa
29002|834|commune|Lương Quới
29005|834|commune|Lương Phú
29008|834|commune|Châu Bình
29011|834|commune|Thuận Điền
29014|834|commune|Sơn Phú
29017|834|commune|Bình Hòa
29020|834|commune|Phước Long
29023|834|commune|Hưng Phong
29026|834|commune|Long Mỹ
29029|834|commune|Tân Hào
29032|834|commune|Bình Thành
29035|834|commune|Tân Thanh
29038|834|commune|Tân Lợi Thạnh
29041|834|commune|Thạnh Phú Đông
29044|834|commune|Hưng Nhượng
29047|834|commune|Hưng Lễ
29050|835|township|Bình Đại
29053|835|commune|Tam Hiệp
29056|835|commune|Long Định
29059|835|commune|Long Hòa
29062|835|commune|Phú Thuận
29065|835|commune|Vang Quới Tây
29068|835|commune|Vang Quới Đông
29071|835|commune|Châu Hưng
29077|835|commune|Lộc Thuận
29080|835|commune|Định Trung
29083|835|commune|Thới Lai
29086|835|commune|Bình Thới
29089|835|commune|Phú Long
29092|835|commune|Bình Thắng
29095|835|commune|Thạnh Trị
29098|835|commune|Đại Hòa Lộc
29101|835|commune|Thừa Đức
29104|835|commune|Thạnh Phước
29107|835|commune|Thới Thuận
29110|836|township|Ba Tri
29116|836|commune|Mỹ Hòa
29119|836|commune|Tân Xuân
29122|836|commune|Mỹ Chánh
29125|836|commune|Bảo Thạnh
29128|836|commune|An Phú Trung
29131|836|commune|Mỹ Thạnh
29134|836|commune|Mỹ Nhơn
29137|836|commune|Phước Ngãi
29143|836|commune|An Ngãi Trung
29146|836|commune|Phú Lễ
29149|836|commune|An Bình Tây
29152|836|commune|Bảo Thuận
29155|836|commune|Tân Hưng
29158|836|commune|An Ngãi Tây
29161|836|commune|An Hiệp
29164|836|commune|Vĩnh Hòa
29167|836|commune|Tân Thủy
29170|836|commune|Vĩnh An
29173|836|commune|An Đức
29176|836|commune|An Hòa Tây
29179|836|township|Tiệm Tôm
29182|837|township|Thạnh Phú
29185|837|commune|Phú Khánh
29188|837|commune|Đại Điền
29191|837|commune|Quới Điền
29194|837|commune|Tân Phong
29197|837|commune|Mỹ Hưng
29200|837|commune|An Thạnh
29203|837|commune|Thới Thạnh
29206|837|commune|Hòa Lợi
29209|837|commune|An Điền
29212|837|commune|Bình Thạnh
29215|837|commune|An Thuận
29218|837|commune|An Quy
29221|837|commune|Thạnh Hải
29224|837|commune|An Nhơn
29227|837|commune|Giao Thạnh
29230|837|commune|Thạnh Phong
29233|837|commune|Mỹ An
28889|838|commune|Phú Mỹ
28901|838|commune|Hưng Khánh Trung A
28906|838|commune|Thanh Tân
28909|838|commune|Thạnh Ngãi
28912|838|commune|Tân Phú Tây
28915|838|township|Phước Mỹ Trung
28918|838|commune|Tân Thành Bình
28921|838|commune|Thành An
28924|838|commune|Hòa Lộc
28927|838|commune|Tân Thanh Tây
28933|838|commune|Tân Bình
28936|838|commune|Nhuận Phú Tân
28948|838|commune|Khánh Thạnh Tân
29236|842|ward|4
29239|842|ward|1
29242|842|ward|3
29248|842|ward|5
29254|842|ward|7
29257|842|ward|8
29260|842|ward|9
29263|842|commune|Long Đức
29266|844|township|Càng Long
29269|844|commune|Mỹ Cẩm
29272|844|commune|An Trường A
29275|844|commune|An Trường
29278|844|commune|Huyền Hội
29281|844|commune|Tân An
29284|844|commune|Tân Bình
29287|844|commune|Bình Phú
29290|844|commune|Phương Thạnh
29293|844|commune|Đại Phúc
29296|844|commune|Đại Phước
29299|844|commune|Nhị Long Phú
29302|844|commune|Nhị Long
29305|844|commune|Đức Mỹ
29308|845|township|Cầu Kè
29311|845|commune|Hòa Ân
29314|845|commune|Châu Điền
29317|845|commune|An Phú Tân
29320|845|commune|Hòa Tân
29323|845|commune|Ninh Thới
29326|845|commune|Phong Phú
29329|845|commune|Phong Thạnh
29332|845|commune|Tam Ngãi
29335|845|commune|Thông Hòa
29338|845|commune|Thạnh Phú
29341|846|township|Tiểu Cần
29344|846|township|Cầu Quan
29347|846|commune|Phú Cần
29350|846|commune|Hiếu Tử
29353|846|commune|Hiếu Trung
29356|846|commune|Long Thới
29359|846|commune|Hùng Hòa
29362|846|commune|Tân Hùng
29365|846|commune|Tập Ngãi
29368|846|commune|Ngãi Hùng
29371|846|commune|Tân Hòa
29374|847|township|Châu Thành
29377|847|commune|Đa Lộc
29380|847|commune|Mỹ Chánh
29383|847|commune|Thanh Mỹ
29386|847|commune|Lương Hòa A
29389|847|commune|Lương Hòa
29392|847|commune|Song Lộc
29395|847|commune|Nguyệt Hóa
29398|847|commune|Hòa Thuận
29401|847|commune|Hòa Lợi
29404|847|commune|Phước Hảo
29407|847|commune|Hưng Mỹ
29410|847|commune|Hòa Minh
29413|847|commune|Long Hòa
29416|848|township|Cầu Ngang
29419|848|township|Mỹ Long
29422|848|commune|Mỹ Long Bắc
29425|848|commune|Mỹ Long Nam
29428|848|commune|Mỹ Hòa
29431|848|commune|Vĩnh Kim
29434|848|commune|Kim Hòa
29437|848|commune|Hiệp Hòa
29440|848|commune|Thuận Hòa
29443|848|commune|Long Sơn
29446|848|commune|Nhị Trường
29449|848|commune|Trường Thọ
29452|848|commune|Hiệp Mỹ Đông
29455|848|commune|Hiệp Mỹ Tây
29458|848|commune|Thạnh Hòa Sơn
29461|849|township|Trà Cú
29462|849|township|Định An
29464|849|commune|Phước Hưng
29467|849|commune|Tập Sơn
29470|849|commune|Tân Sơn
29473|849|commune|An Quảng Hữu
29476|849|commune|Lưu Nghiệp Anh
29479|849|commune|Ngãi Xuyên
29482|849|commune|Kim Sơn
29485|849|commune|Thanh Sơn
29488|849|commune|Hàm Giang
29489|849|commune|Hàm Tân
29491|849|commune|Đại An
29494|849|commune|Định An
29503|849|commune|Ngọc Biên
29506|849|commune|Long Hiệp
29509|849|commune|Tân Hiệp
29497|850|commune|Đôn Xuân
29500|850|commune|Đôn Châu
29513|850|township|Long Thành
29521|850|commune|Long Khánh
29530|850|commune|Ngũ Lạc
29533|850|commune|Long Vĩnh
29536|850|commune|Đông Hải
29512|851|ward|1
29515|851|commune|Long Toàn
29516|851|ward|2
29518|851|commune|Long Hữu
29524|851|commune|Dân Thành
29527|851|commune|Trường Long Hòa
29539|851|commune|Hiệp Thạnh
29542|855|ward|9
29545|855|ward|5
29551|855|ward|1
29554|855|ward|4
29557|855|ward|3
29560|855|ward|8
29563|855|ward|Tân Ngãi
29566|855|ward|Tân Hòa
29569|855|ward|Tân Hội
29572|855|ward|Trường An
29578|857|commune|Đồng Phú
29581|857|commune|Bình Hòa Phước
29584|857|commune|Hòa Ninh
29587|857|commune|An Bình
29590|857|commune|Thanh Đức
29593|857|commune|Tân Hạnh
29596|857|commune|Phước Hậu
29599|857|commune|Long Phước
29602|857|township|Long Hồ
29605|857|commune|Lộc Hòa
29608|857|commune|Long An
29611|857|commune|Phú Quới
29614|857|commune|Thạnh Quới
29617|857|commune|Hòa Phú
29623|858|commune|Mỹ An
29626|858|commune|Mỹ Phước
29629|858|commune|An Phước
29632|858|commune|Nhơn Phú
29635|858|commune|Long Mỹ
29638|858|commune|Hòa Tịnh
29641|858|township|Cái Nhum
29644|858|commune|Bình Phước
29647|858|commune|Chánh An
29650|858|commune|Tân An Hội
29653|858|commune|Tân Long
29656|858|commune|Tân Long Hội
29659|859|township|Vũng Liêm
29662|859|commune|Tân Quới Trung
29665|859|commune|Quới Thiện
29668|859|commune|Quới An
29671|859|commune|Trung Chánh
29674|859|commune|Tân An Luông
29677|859|commune|Thanh Bình
29680|859|commune|Trung Thành Tây
29683|859|commune|Trung Hiệp
29686|859|commune|Hiếu Phụng
29689|859|commune|Trung Thành Đông
29692|859|commune|Trung Thành
29695|859|commune|Trung Hiếu
29698|859|commune|Trung Ngãi
29701|859|commune|Hiếu Thuận
29704|859|commune|Trung Nghĩa
29707|859|commune|Trung An
29710|859|commune|Hiếu Nhơn
29713|859|commune|Hiếu Thành
29716|859|commune|Hiếu Nghĩa
29719|860|township|Tam Bình
29722|860|commune|Tân Lộc
29725|860|commune|Phú Thịnh
29728|860|commune|Hậu Lộc
29731|860|commune|Hòa Thạnh
29734|860|commune|Hòa Lộc
29737|860|commune|Phú Lộc
29740|860|commune|Song Phú
29743|860|commune|Hòa Hiệp
29746|860|commune|Mỹ Lộc
29749|860|commune|Tân Phú
29752|860|commune|Long Phú
29755|860|commune|Mỹ Thạnh Trung
29761|860|commune|Loan Mỹ
29764|860|commune|Ngãi Tứ
29767|860|commune|Bình Ninh
29770|861|ward|Cái Vồn
29771|861|ward|Thành Phước
29806|861|commune|Thuận An
29809|861|commune|Đông Thạnh
29812|861|commune|Đông Bình
29813|861|ward|Đông Thuận
29815|861|commune|Mỹ Hòa
29818|861|commune|Đông Thành
29821|862|township|Trà Ôn
29824|862|commune|Xuân Hiệp
29827|862|commune|Nhơn Bình
29830|862|commune|Hòa Bình
29833|862|commune|Thới Hòa
29836|862|commune|Trà Côn
29839|862|commune|Tân Mỹ
29842|862|commune|Hựu Thành
29845|862|commune|Vĩnh Xuân
29848|862|commune|Thuận Thới
29851|862|commune|Phú Thành
29857|862|commune|Lục Sỹ Thành
29860|862|commune|Tích Thiện
29776|863|commune|Tân Thành
29779|863|commune|Thành Trung
29782|863|commune|Tân An Thạnh
29785|863|commune|Tân Lược
29788|863|commune|Nguyễn Văn Thảnh
29791|863|commune|Thành Lợi
29794|863|commune|Mỹ Thuận
29797|863|commune|Tân Bình
29800|863|township|Tân Quới
29869|866|ward|1
29872|866|ward|4
29875|866|ward|3
29878|866|ward|6
29881|866|ward|Mỹ Ngãi
29884|866|commune|Mỹ Tân
29887|866|commune|Mỹ Trà
29888|866|ward|Mỹ Phú
29890|866|commune|Tân Thuận Tây
29892|866|ward|Hòa Thuận
29893|866|commune|Hòa An
29896|866|commune|Tân Thuận Đông
29899|866|commune|Tịnh Thới
29902|867|ward|3
29905|867|ward|1
29908|867|ward|4
29911|867|ward|2
29914|867|commune|Tân Khánh Đông
29917|867|ward|Tân Quy Đông
29919|867|ward|An Hòa
29920|867|commune|Tân Quy Tây
29923|867|commune|Tân Phú Đông
29954|868|ward|An Lộc
29955|868|ward|An Thạnh
29959|868|commune|Bình Thạnh
29965|868|commune|Tân Hội
29978|868|ward|An Lạc
29986|868|ward|An Bình B
29989|868|ward|An Bình A
29926|869|township|Sa Rài
29929|869|commune|Tân Hộ Cơ
29932|869|commune|Thông Bình
29935|869|commune|Bình Phú
29938|869|commune|Tân Thành A
29941|869|commune|Tân Thành B
29944|869|commune|Tân Phước
29947|869|commune|Tân Công Chí
29950|869|commune|An Phước
29956|870|commune|Thường Phước 1
29962|870|commune|Thường Thới Hậu A
29971|870|township|Thường Thới Tiền
29974|870|commune|Thường Phước 2
29977|870|commune|Thường Lạc
29980|870|commune|Long Khánh A
29983|870|commune|Long Khánh B
29992|870|commune|Long Thuận
29995|870|commune|Phú Thuận B
29998|870|commune|Phú Thuận A
30001|871|township|Tràm Chim
30004|871|commune|Hòa Bình
30007|871|commune|Tân Công Sính
30010|871|commune|Phú Hiệp
30013|871|commune|Phú Đức
30016|871|commune|Phú Thành B
30019|871|commune|An Hòa
30022|871|commune|An Long
30025|871|commune|Phú Cường
30028|871|commune|Phú Ninh
30031|871|commune|Phú Thọ
30034|871|commune|Phú Thành A
30037|872|township|Mỹ An
30040|872|commune|Thạnh Lợi
30043|872|commune|Hưng Thạnh
30046|872|commune|Trường Xuân
30049|872|commune|Tân Kiều
30052|872|commune|Mỹ Hòa
30055|872|commune|Mỹ Quý
30058|872|commune|Mỹ Đông
30061|872|commune|Đốc Binh Kiều
30064|872|commune|Mỹ An
30067|872|commune|Phú Điền
30070|872|commune|Láng Biển
30073|872|commune|Thanh Mỹ
30076|873|township|Mỹ Thọ
30079|873|commune|Gáo Giồng
30082|873|commune|Phương Thịnh
30085|873|commune|Ba Sao
30088|873|commune|Phong Mỹ
30091|873|commune|Tân Nghĩa
30094|873|commune|Phương Trà
30097|873|commune|Nhị Mỹ
30100|873|commune|Mỹ Thọ
30103|873|commune|Tân Hội Trung
30106|873|commune|An Bình
30109|873|commune|Mỹ Hội
30112|873|commune|Mỹ Hiệp
30115|873|commune|Mỹ Long
30118|873|commune|Bình Hàng Trung
30121|873|commune|Mỹ Xương
30124|873|commune|Bình Hàng Tây
30127|873|commune|Bình Thạnh
30130|874|township|Thanh Bình
30133|874|commune|Tân Quới
30136|874|commune|Tân Hòa
30139|874|commune|An Phong
30142|874|commune|Phú Lợi
30145|874|commune|Tân Mỹ
30148|874|commune|Bình Tấn
30151|874|commune|Tân Huề
30154|874|commune|Tân Bình
30157|874|commune|Tân Thạnh
30160|874|commune|Tân Phú
30163|874|commune|Bình Thành
30166|874|commune|Tân Long
30169|875|township|Lấp Vò
30172|875|commune|Mỹ An Hưng A
30175|875|commune|Tân Mỹ
30178|875|commune|Mỹ An Hưng B
30181|875|commune|Tân Khánh Trung
30184|875|commune|Long Hưng A
30187|875|commune|Vĩnh Thạnh
30190|875|commune|Long Hưng B
30193|875|commune|Bình Thành
30196|875|commune|Định An
30199|875|commune|Định Yên
30202|875|commune|Hội An Đông
30205|875|commune|Bình Thạnh Trung
30208|876|township|Lai Vung
30211|876|commune|Tân Dương
30214|876|commune|Hòa Thành
30217|876|commune|Long Hậu
30220|876|commune|Tân Phước
30223|876|commune|Hòa Long
30226|876|commune|Tân Thành
30229|876|commune|Long Thắng
30232|876|commune|Vĩnh Thới
30235|876|commune|Tân Hòa
30238|876|commune|Định Hòa
30241|876|commune|Phong Hòa
30244|877|township|Cái Tàu Hạ
30247|877|commune|An Hiệp
30250|877|commune|An Nhơn
30253|877|commune|Tân Nhuận Đông
30256|877|commune|Tân Bình
30259|877|commune|Tân Phú Trung
30262|877|commune|Phú Long
30265|877|commune|An Phú Thuận
30268|877|commune|Phú Hựu
30271|877|commune|An Khánh
30274|877|commune|Tân Phú
30277|877|commune|Hòa Tân
30280|883|ward|Mỹ Bình
30283|883|ward|Mỹ Long
30286|883|ward|Mỹ Xuyên
30289|883|ward|Bình Đức
30292|883|ward|Bình Khánh
30295|883|ward|Mỹ Phước
30298|883|ward|Mỹ Quý
30301|883|ward|Mỹ Thới
30304|883|ward|Mỹ Thạnh
30307|883|ward|Mỹ Hòa
30310|883|commune|Mỹ Khánh
30313|883|commune|Mỹ Hòa Hưng
30316|884|ward|Châu Phú B
30319|884|ward|Châu Phú A
30322|884|ward|Vĩnh Mỹ
30325|884|ward|Núi Sam
30328|884|ward|Vĩnh Ngươn
30331|884|commune|Vĩnh Tế
30334|884|commune|Vĩnh Châu
30337|886|township|An Phú
30340|886|commune|Khánh An
30341|886|township|Long Bình
30343|886|commune|Khánh Bình
30346|886|commune|Quốc Thái
30349|886|commune|Nhơn Hội
30352|886|commune|Phú Hữu
30355|886|commune|Phú Hội
30358|886|commune|Phước Hưng
30361|886|commune|Vĩnh Lộc
30364|886|commune|Vĩnh Hậu
30367|886|commune|Vĩnh Trường
30370|886|commune|Vĩnh Hội Đông
30373|886|township|Đa Phước
30376|887|ward|Long Thạnh
30377|887|ward|Long Hưng
30378|887|ward|Long Châu
30379|887|commune|Phú Lộc
30382|887|commune|Vĩnh Xương
30385|887|commune|Vĩnh Hòa
30387|887|commune|Tân Thạnh
30388|887|commune|Tân An
30391|887|commune|Long An
30394|887|ward|Long Phú
30397|887|commune|Châu Phong
30400|887|commune|Phú Vĩnh
30403|887|commune|Lê Chánh
30412|887|ward|Long Sơn
30406|888|township|Phú Mỹ
30409|888|township|Chợ Vàm
30415|888|commune|Long Hòa
30418|888|commune|Phú Long
30421|888|commune|Phú Lâm
30424|888|commune|Phú Hiệp
30427|888|commune|Phú Thạnh
30430|888|commune|Hòa Lạc
30433|888|commune|Phú Thành
30436|888|commune|Phú An
30439|888|commune|Phú Xuân
30442|888|commune|Hiệp Xương
30445|888|commune|Phú Bình
30448|888|commune|Phú Thọ
30451|888|commune|Phú Hưng
30454|888|commune|Bình Thạnh Đông
30457|888|commune|Tân Hòa
30460|888|commune|Tân Trung
30463|889|township|Cái Dầu
30466|889|commune|Khánh Hòa
30469|889|commune|Mỹ Đức
30472|889|commune|Mỹ Phú
30475|889|commune|Ô Long Vỹ
30478|889|township|Vĩnh Thạnh Trung
30481|889|commune|Thạnh Mỹ Tây
30484|889|commune|Bình Long
30487|889|commune|Bình Mỹ
30490|889|commune|Bình Thủy
30493|889|commune|Đào Hữu Cảnh
30496|889|commune|Bình Phú
30499|889|commune|Bình Chánh
30502|890|ward|Nhà Bàng
30505|890|ward|Chi Lăng
30508|890|ward|Núi Voi
30511|890|ward|Nhơn Hưng
30514|890|ward|An Phú
30517|890|ward|Thới Sơn
30520|890|ward|Tịnh Biên
30523|890|commune|Văn Giáo
30526|890|commune|An Cư
30529|890|commune|An Nông
30532|890|commune|Vĩnh Trung
30535|890|commune|Tân Lợi
30538|890|commune|An Hảo
30541|890|commune|Tân Lập
30544|891|township|Tri Tôn
30547|891|township|Ba Chúc
30550|891|commune|Lạc Quới
30553|891|commune|Lê Trì
30556|891|commune|Vĩnh Gia
30559|891|commune|Vĩnh Phước
30562|891|commune|Châu Lăng
30565|891|commune|Lương Phi
30568|891|commune|Lương An Trà
30571|891|commune|Tà Đảnh
30574|891|commune|Núi Tô
30577|891|commune|An Tức
30580|891|township|Cô Tô
30583|891|commune|Tân Tuyến
30586|891|commune|Ô Lâm
30589|892|township|An Châu
30592|892|commune|An Hòa
30595|892|commune|Cần Đăng
30598|892|commune|Vĩnh Hanh
30601|892|commune|Bình Thạnh
30604|892|township|Vĩnh Bình
30607|892|commune|Bình Hòa
30610|892|commune|Vĩnh An
30613|892|commune|Hòa Bình Thạnh
30616|892|commune|Vĩnh Lợi
30619|892|commune|Vĩnh Nhuận
30622|892|commune|Tân Phú
30625|892|commune|Vĩnh Thành
30628|893|township|Chợ Mới
30631|893|township|Mỹ Luông
30634|893|commune|Kiến An
30637|893|commune|Mỹ Hội Đông
30640|893|commune|Long Điền A
30643|893|commune|Tấn Mỹ
30646|893|commune|Long Điền B
30649|893|commune|Kiến Thành
30652|893|commune|Mỹ Hiệp
30655|893|commune|Mỹ An
30658|893|commune|Nhơn Mỹ
30661|893|commune|Long Giang
30664|893|commune|Long Kiến
30667|893|commune|Bình Phước Xuân
30670|893|commune|An Thạnh Trung
30673|893|township|Hội An
30676|893|commune|Hòa Bình
30679|893|commune|Hòa An
30682|894|township|Núi Sập
30685|894|township|Phú Hòa
30688|894|township|Óc Eo
30691|894|commune|Tây Phú
30692|894|commune|An Bình
30694|894|commune|Vĩnh Phú
30697|894|commune|Vĩnh Trạch
30700|894|commune|Phú Thuận
30703|894|commune|Vĩnh Chánh
30706|894|commune|Định Mỹ
30709|894|commune|Định Thành
30712|894|commune|Mỹ Phú Đông
30715|894|commune|Vọng Đông
30718|894|commune|Vĩnh Khánh
30721|894|commune|Thoại Giang
30724|894|commune|Bình Thành
30727|894|commune|Vọng Thê
30733|899|ward|Vĩnh Thanh
30736|899|ward|Vĩnh Quang
30739|899|ward|Vĩnh Hiệp
30742|899|ward|Vĩnh Thanh Vân
30745|899|ward|Vĩnh Lạc
30748|899|ward|An Hòa
30751|899|ward|An Bình
30754|899|ward|Rạch Sỏi
30757|899|ward|Vĩnh Lợi
30760|899|ward|Vĩnh Thông
30763|899|commune|Phi Thông
30766|900|ward|Tô Châu
30769|900|ward|Đông Hồ
30772|900|ward|Bình San
30775|900|ward|Pháo Đài
30778|900|ward|Mỹ Đức
30781|900|commune|Tiên Hải
30784|900|commune|Thuận Yên
30787|902|township|Kiên Lương
30790|902|commune|Kiên Bình
30802|902|commune|Hòa Điền
30805|902|commune|Dương Hòa
30808|902|commune|Bình An
30809|902|commune|Bình Trị
30811|902|commune|Sơn Hải
30814|902|commune|Hòn Nghệ
30817|903|township|Hòn Đất
30820|903|township|Sóc Sơn
30823|903|commune|Bình Sơn
30826|903|commune|Bình Giang
30828|903|commune|Mỹ Thái
30829|903|commune|Nam Thái Sơn
30832|903|commune|Mỹ Hiệp Sơn
30835|903|commune|Sơn Kiên
30836|903|commune|Sơn Bình
30838|903|commune|Mỹ Thuận
30840|903|commune|Lình Huỳnh
30841|903|commune|Thổ Sơn
30844|903|commune|Mỹ Lâm
30847|903|commune|Mỹ Phước
30850|904|township|Tân Hiệp
30853|904|commune|Tân Hội
30856|904|commune|Tân Thành
30859|904|commune|Tân Hiệp B
30860|904|commune|Tân Hòa
30862|904|commune|Thạnh Đông B
30865|904|commune|Thạnh Đông
30868|904|commune|Tân Hiệp A
30871|904|commune|Tân An
30874|904|commune|Thạnh Đông A
30877|904|commune|Thạnh Trị
30880|905|township|Minh Lương
30883|905|commune|Mong Thọ A
30886|905|commune|Mong Thọ B
30887|905|commune|Mong Thọ
30889|905|commune|Giục Tượng
30892|905|commune|Vĩnh Hòa Hiệp
30893|905|commune|Vĩnh Hòa Phú
30895|905|commune|Minh Hòa
30898|905|commune|Bình An
30901|905|commune|Thạnh Lộc
30904|906|township|Giồng Riềng
30907|906|commune|Thạnh Hưng
30910|906|commune|Thạnh Phước
30913|906|commune|Thạnh Lộc
30916|906|commune|Thạnh Hòa
30917|906|commune|Thạnh Bình
30919|906|commune|Bàn Thạch
30922|906|commune|Bàn Tân Định
30925|906|commune|Ngọc Thành
30928|906|commune|Ngọc Chúc
30931|906|commune|Ngọc Thuận
30934|906|commune|Hòa Hưng
30937|906|commune|Hòa Lợi
30940|906|commune|Hòa An
30943|906|commune|Long Thạnh
30946|906|commune|Vĩnh Thạnh
30947|906|commune|Vĩnh Phú
30949|906|commune|Hòa Thuận
30950|906|commune|Ngọc Hòa
30952|907|township|Gò Quao
30955|907|commune|Vĩnh Hòa Hưng Bắc
30958|907|commune|Định Hòa
30961|907|commune|Thới Quản
30964|907|commune|Định An
30967|907|commune|Thủy Liễu
30970|907|commune|Vĩnh Hòa Hưng Nam
30973|907|commune|Vĩnh Phước A
30976|907|commune|Vĩnh Phước B
30979|907|commune|Vĩnh Tuy
30982|907|commune|Vĩnh Thắng
30985|908|township|Thứ Ba
30988|908|commune|Tây Yên
30991|908|commune|Tây Yên A
30994|908|commune|Nam Yên
30997|908|commune|Hưng Yên
31000|908|commune|Nam Thái
31003|908|commune|Nam Thái A
31006|908|commune|Đông Thái
31009|908|commune|Đông Yên
31018|909|township|Thứ Mười Một
31021|909|commune|Thuận Hòa
31024|909|commune|Đông Hòa
31030|909|commune|Đông Thạnh
31031|909|commune|Tân Thạnh
31033|909|commune|Đông Hưng
31036|909|commune|Đông Hưng A
31039|909|commune|Đông Hưng B
31042|909|commune|Vân Khánh
31045|909|commune|Vân Khánh Đông
31048|909|commune|Vân Khánh Tây
31051|910|township|Vĩnh Thuận
31060|910|commune|Vĩnh Bình Bắc
31063|910|commune|Vĩnh Bình Nam
31064|910|commune|Bình Minh
31069|910|commune|Vĩnh Thuận
31072|910|commune|Tân Thuận
31074|910|commune|Phong Đông
31075|910|commune|Vĩnh Phong
31078|911|ward|Dương Đông
31081|911|ward|An Thới
31084|911|commune|Cửa Cạn
31087|911|commune|Gành Dầu
31090|911|commune|Cửa Dương
31093|911|commune|Hàm Ninh
31096|911|commune|Dương Tơ
31102|911|commune|Bãi Thơm
31105|911|commune|Thổ Châu
31108|912|commune|Hòn Tre
31111|912|commune|Lại Sơn
31114|912|commune|An Sơn
31115|912|commune|Nam Du
31012|913|commune|Thạnh Yên
31015|913|commune|Thạnh Yên A
31027|913|commune|An Minh Bắc
31054|913|commune|Vĩnh Hòa
31057|913|commune|Hòa Chánh
31066|913|commune|Minh Thuận
30791|914|commune|Vĩnh Phú
30793|914|commune|Vĩnh Điều
30796|914|commune|Tân Khánh Hòa
30797|914|commune|Phú Lợi
30799|914|commune|Phú Mỹ
31117|916|ward|Cái Khế
31120|916|ward|An Hòa
31123|916|ward|Thới Bình
31135|916|ward|Tân An
31144|916|ward|Xuân Khánh
31147|916|ward|Hưng Lợi
31149|916|ward|An Khánh
31150|916|ward|An Bình
31153|917|ward|Châu Văn Liêm
31154|917|ward|Thới Hòa
31156|917|ward|Thới Long
31157|917|ward|Long Hưng
31159|917|ward|Thới An
31162|917|ward|Phước Thới
31165|917|ward|Trường Lạc
31168|918|ward|Bình Thủy
31169|918|ward|Trà An
31171|918|ward|Trà Nóc
31174|918|ward|Thới An Đông
31177|918|ward|An Thới
31178|918|ward|Bùi Hữu Nghĩa
31180|918|ward|Long Hòa
31183|918|ward|Long Tuyền
31186|919|ward|Lê Bình
31189|919|ward|Hưng Phú
31192|919|ward|Hưng Thạnh
31195|919|ward|Ba Láng
31198|919|ward|Thường Thạnh
31201|919|ward|Phú Thứ
31204|919|ward|Tân Phú
31207|923|ward|Thốt Nốt
31210|923|ward|Thới Thuận
31212|923|ward|Thuận An
31213|923|ward|Tân Lộc
31216|923|ward|Trung Nhứt
31217|923|ward|Thạnh Hòa
31219|923|ward|Trung Kiên
31227|923|ward|Tân Hưng
31228|923|ward|Thuận Hưng
31211|924|commune|Vĩnh Bình
31231|924|township|Thanh An
31232|924|township|Vĩnh Thạnh
31234|924|commune|Thạnh Mỹ
31237|924|commune|Vĩnh Trinh
31240|924|commune|Thạnh An
31241|924|commune|Thạnh Tiến
31243|924|commune|Thạnh Thắng
31244|924|commune|Thạnh Lợi
31246|924|commune|Thạnh Qưới
31252|924|commune|Thạnh Lộc
31222|925|commune|Trung An
31225|925|commune|Trung Thạnh
31249|925|commune|Thạnh Phú
31255|925|commune|Trung Hưng
31261|925|township|Cờ Đỏ
31264|925|commune|Thới Hưng
31273|925|commune|Đông Hiệp
31274|925|commune|Đông Thắng
31276|925|commune|Thới Đông
31277|925|commune|Thới Xuân
31299|926|township|Phong Điền
31300|926|commune|Nhơn Ái
31303|926|commune|Giai Xuân
31306|926|commune|Tân Thới
31309|926|commune|Trường Long
31312|926|commune|Mỹ Khánh
31315|926|commune|Nhơn Nghĩa
31258|927|township|Thới Lai
31267|927|commune|Thới Thạnh
31268|927|commune|Tân Thạnh
31270|927|commune|Xuân Thắng
31279|927|commune|Đông Bình
31282|927|commune|Đông Thuận
31285|927|commune|Thới Tân
31286|927|commune|Trường Thắng
31288|927|commune|Định Môn
31291|927|commune|Trường Thành
31294|927|commune|Trường Xuân
31297|927|commune|Trường Xuân A
31298|927|commune|Trường Xuân B
31318|930|ward|I
31321|930|ward|III
31324|930|ward|IV
31327|930|ward|V
31330|930|ward|VII
31333|930|commune|Vị Tân
31336|930|commune|Hỏa Lựu
31338|930|commune|Tân Tiến
31339|930|commune|Hỏa Tiến
31340|931|ward|Ngã Bảy
31341|931|ward|Lái Hiếu
31343|931|ward|Hiệp Thành
31344|931|ward|Hiệp Lợi
31411|931|commune|Đại Thành
31414|931|commune|Tân Thành
31342|932|township|Một Ngàn
31345|932|commune|Tân Hòa
31346|932|township|Bảy Ngàn
31348|932|commune|Trường Long Tây
31351|932|commune|Trường Long A
31357|932|commune|Nhơn Nghĩa A
31359|932|township|Rạch Gòi
31360|932|commune|Thạnh Xuân
31362|932|township|Cái Tắc
31363|932|commune|Tân Phú Thạnh
31366|933|township|Ngã Sáu
31369|933|commune|Đông Thạnh
31375|933|commune|Đông Phú
31378|933|commune|Phú Hữu
31379|933|commune|Phú Tân
31381|933|township|Mái Dầm
31384|933|commune|Đông Phước
31387|933|commune|Đông Phước A
31393|934|township|Kinh Cùng
31396|934|township|Cây Dương
31399|934|commune|Tân Bình
31402|934|commune|Bình Thành
31405|934|commune|Thạnh Hòa
31408|934|commune|Long Thạnh
31417|934|commune|Phụng Hiệp
31420|934|commune|Hòa Mỹ
31423|934|commune|Hòa An
31426|934|commune|Phương Bình
31429|934|commune|Hiệp Hưng
31432|934|commune|Tân Phước Hưng
31433|934|township|Búng Tàu
31435|934|commune|Phương Phú
31438|934|commune|Tân Long
31441|935|township|Nàng Mau
31444|935|commune|Vị Trung
31447|935|commune|Vị Thủy
31450|935|commune|Vị Thắng
31453|935|commune|Vĩnh Thuận Tây
31456|935|commune|Vĩnh Trung
31459|935|commune|Vĩnh Tường
31462|935|commune|Vị Đông
31465|935|commune|Vị Thanh
31468|935|commune|Vị Bình
31483|936|commune|Thuận Hưng
31484|936|commune|Thuận Hòa
31486|936|commune|Vĩnh Thuận Đông
31489|936|township|Vĩnh Viễn
31490|936|commune|Vĩnh Viễn A
31492|936|commune|Lương Tâm
31493|936|commune|Lương Nghĩa
31495|936|commune|Xà Phiên
31471|937|ward|Thuận An
31472|937|ward|Trà Lồng
31473|937|ward|Bình Thạnh
31474|937|commune|Long Bình
31475|937|ward|Vĩnh Tường
31477|937|commune|Long Trị
31478|937|commune|Long Trị A
31480|937|commune|Long Phú
31481|937|commune|Tân Phú
31498|941|ward|5
31501|941|ward|7
31504|941|ward|8
31507|941|ward|6
31510|941|ward|2
31516|941|ward|4
31519|941|ward|3
31522|941|ward|1
31525|941|ward|10
31569|942|township|Châu Thành
31570|942|commune|Hồ Đắc Kiện
31573|942|commune|Phú Tâm
31576|942|commune|Thuận Hòa
31582|942|commune|Phú Tân
31585|942|commune|Thiện Mỹ
31594|942|commune|An Hiệp
31600|942|commune|An Ninh
31528|943|township|Kế Sách
31531|943|township|An Lạc Thôn
31534|943|commune|Xuân Hòa
31537|943|commune|Phong Nẫm
31540|943|commune|An Lạc Tây
31543|943|commune|Trinh Phú
31546|943|commune|Ba Trinh
31549|943|commune|Thới An Hội
31552|943|commune|Nhơn Mỹ
31555|943|commune|Kế Thành
31558|943|commune|Kế An
31561|943|commune|Đại Hải
31564|943|commune|An Mỹ
31567|944|township|Huỳnh Hữu Nghĩa
31579|944|commune|Long Hưng
31588|944|commune|Hưng Phú
31591|944|commune|Mỹ Hương
31597|944|commune|Mỹ Tú
31603|944|commune|Mỹ Phước
31606|944|commune|Thuận Hưng
31609|944|commune|Mỹ Thuận
31612|944|commune|Phú Mỹ
31615|945|township|Cù Lao Dung
31618|945|commune|An Thạnh 1
31621|945|commune|An Thạnh Tây
31624|945|commune|An Thạnh Đông
31627|945|commune|Đại Ân 1
31630|945|commune|An Thạnh 2
31633|945|commune|An Thạnh 3
31636|945|commune|An Thạnh Nam
31639|946|township|Long Phú
31642|946|commune|Song Phụng
31645|946|township|Đại Ngãi
31648|946|commune|Hậu Thạnh
31651|946|commune|Long Đức
31654|946|commune|Trường Khánh
31657|946|commune|Phú Hữu
31660|946|commune|Tân Hưng
31663|946|commune|Châu Khánh
31666|946|commune|Tân Thạnh
31669|946|commune|Long Phú
31684|947|township|Mỹ Xuyên
31690|947|commune|Đại Tâm
31693|947|commune|Tham Đôn
31708|947|commune|Thạnh Phú
31711|947|commune|Ngọc Đông
31714|947|commune|Thạnh Quới
31717|947|commune|Hòa Tú 1
31720|947|commune|Gia Hòa 1
31723|947|commune|Ngọc Tố
31726|947|commune|Gia Hòa 2
31729|947|commune|Hòa Tú II
31732|948|ward|1
31735|948|ward|2
31738|948|commune|Vĩnh Quới
31741|948|commune|Tân Long
31744|948|commune|Long Bình
31747|948|ward|3
31750|948|commune|Mỹ Bình
31753|948|commune|Mỹ Quới
31756|949|township|Phú Lộc
31757|949|township|Hưng Lợi
31759|949|commune|Lâm Tân
31762|949|commune|Thạnh Tân
31765|949|commune|Lâm Kiết
31768|949|commune|Tuân Tức
31771|949|commune|Vĩnh Thành
31774|949|commune|Thạnh Trị
31777|949|commune|Vĩnh Lợi
31780|949|commune|Châu Hưng
31783|950|ward|1
31786|950|commune|Hòa Đông
31789|950|ward|Khánh Hòa
31792|950|commune|Vĩnh Hiệp
31795|950|commune|Vĩnh Hải
31798|950|commune|Lạc Hòa
31801|950|ward|2
31804|950|ward|Vĩnh Phước
31807|950|commune|Vĩnh Tân
31810|950|commune|Lai Hòa
31672|951|commune|Đại Ân 2
31673|951|township|Trần Đề
31675|951|commune|Liêu Tú
31678|951|commune|Lịch Hội Thượng
31679|951|township|Lịch Hội Thượng
31681|951|commune|Trung Bình
31687|951|commune|Tài Văn
31696|951|commune|Viên An
31699|951|commune|Thạnh Thới An
31702|951|commune|Thạnh Thới Thuận
31705|951|commune|Viên Bình
31813|954|ward|2
31816|954|ward|3
31819|954|ward|5
31822|954|ward|7
31825|954|ward|1
31828|954|ward|8
31831|954|ward|Nhà Mát
31834|954|commune|Vĩnh Trạch
31837|954|commune|Vĩnh Trạch Đông
31840|954|commune|Hiệp Thành
31843|956|township|Ngan Dừa
31846|956|commune|Ninh Quới
31849|956|commune|Ninh Quới A
31852|956|commune|Ninh Hòa
31855|956|commune|Lộc Ninh
31858|956|commune|Vĩnh Lộc
31861|956|commune|Vĩnh Lộc A
31863|956|commune|Ninh Thạnh Lợi A
31864|956|commune|Ninh Thạnh Lợi
31867|957|township|Phước Long
31870|957|commune|Vĩnh Phú Đông
31873|957|commune|Vĩnh Phú Tây
31876|957|commune|Phước Long
31879|957|commune|Hưng Phú
31882|957|commune|Vĩnh Thanh
31885|957|commune|Phong Thạnh Tây A
31888|957|commune|Phong Thạnh Tây B
31894|958|commune|Vĩnh Hưng
31897|958|commune|Vĩnh Hưng A
31900|958|township|Châu Hưng
31903|958|commune|Châu Hưng A
31906|958|commune|Hưng Thành
31909|958|commune|Hưng Hội
31912|958|commune|Châu Thới
31921|958|commune|Long Thạnh
31942|959|ward|1
31945|959|ward|Hộ Phòng
31948|959|commune|Phong Thạnh Đông
31951|959|ward|Láng Tròn
31954|959|commune|Phong Tân
31957|959|commune|Tân Phong
31960|959|commune|Phong Thạnh
31963|959|commune|Phong Thạnh A
31966|959|commune|Phong Thạnh Tây
31969|959|commune|Tân Thạnh
31972|960|township|Gành Hào
31975|960|commune|Long Điền Đông
31978|960|commune|Long Điền Đông A
31981|960|commune|Long Điền
31984|960|commune|Long Điền Tây
31985|960|commune|Điền Hải
31987|960|commune|An Trạch
31988|960|commune|An Trạch A
31990|960|commune|An Phúc
31993|960|commune|Định Thành
31996|960|commune|Định Thành A
31891|961|township|Hòa Bình
31915|961|commune|Minh Diệu
31918|961|commune|Vĩnh Bình
31924|961|commune|Vĩnh Mỹ B
31927|961|commune|Vĩnh Hậu
31930|961|commune|Vĩnh Hậu A
31933|961|commune|Vĩnh Mỹ A
31936|961|commune|Vĩnh Thịnh
31999|964|ward|9
32002|964|ward|2
32005|964|ward|1
32008|964|ward|5
32014|964|ward|8
32017|964|ward|6
32020|964|ward|7
32022|964|ward|Tân Xuyên
32023|964|commune|An Xuyên
32025|964|ward|Tân Thành
32026|964|commune|Tân Thành
32029|964|commune|Tắc Vân
32032|964|commune|Lý Văn Lâm
32035|964|commune|Định Bình
32038|964|commune|Hòa Thành
32041|964|commune|Hòa Tân
32044|966|township|U Minh
32047|966|commune|Khánh Hòa
32048|966|commune|Khánh Thuận
32050|966|commune|Khánh Tiến
32053|966|commune|Nguyễn Phích
32056|966|commune|Khánh Lâm
32059|966|commune|Khánh An
32062|966|commune|Khánh Hội
32065|967|township|Thới Bình
32068|967|commune|Biển Bạch
32069|967|commune|Tân Bằng
32071|967|commune|Trí Phải
32072|967|commune|Trí Lực
32074|967|commune|Biển Bạch Đông
32077|967|commune|Thới Bình
32080|967|commune|Tân Phú
32083|967|commune|Tân Lộc Bắc
32086|967|commune|Tân Lộc
32089|967|commune|Tân Lộc Đông
32092|967|commune|Hồ Thị Kỷ
32095|968|township|Trần Văn Thời
32098|968|township|Sông Đốc
32101|968|commune|Khánh Bình Tây Bắc
32104|968|commune|Khánh Bình Tây
32107|968|commune|Trần Hợi
32108|968|commune|Khánh Lộc
32110|968|commune|Khánh Bình
32113|968|commune|Khánh Hưng
32116|968|commune|Khánh Bình Đông
32119|968|commune|Khánh Hải
32122|968|commune|Lợi An
32124|968|commune|Phong Điền
32125|968|commune|Phong Lạc
32128|969|township|Cái Nước
32130|969|commune|Thạnh Phú
32131|969|commune|Lương Thế Trân
32134|969|commune|Phú Hưng
32137|969|commune|Tân Hưng
32140|969|commune|Hưng Mỹ
32141|969|commune|Hòa Mỹ
32142|969|commune|Đông Hưng
32143|969|commune|Đông Thới
32146|969|commune|Tân Hưng Đông
32149|969|commune|Trần Thới
32152|970|township|Đầm Dơi
32155|970|commune|Tạ An Khương
32158|970|commune|Tạ An Khương Đông
32161|970|commune|Trần Phán
32162|970|commune|Tân Trung
32164|970|commune|Tân Đức
32167|970|commune|Tân Thuận
32170|970|commune|Tạ An Khương Nam
32173|970|commune|Tân Duyệt
32174|970|commune|Tân Dân
32176|970|commune|Tân Tiến
32179|970|commune|Quách Phẩm Bắc
32182|970|commune|Quách Phẩm
32185|970|commune|Thanh Tùng
32186|970|commune|Ngọc Chánh
32188|970|commune|Nguyễn Huân
32191|971|township|Năm Căn
32194|971|commune|Hàm Rồng
32197|971|commune|Hiệp Tùng
32200|971|commune|Đất Mới
32201|971|commune|Lâm Hải
32203|971|commune|Hàng Vịnh
32206|971|commune|Tam Giang
32209|971|commune|Tam Giang Đông
32212|972|township|Cái Đôi Vàm
32214|972|commune|Phú Thuận
32215|972|commune|Phú Mỹ
32218|972|commune|Phú Tân
32221|972|commune|Tân Hải
32224|972|commune|Việt Thắng
32227|972|commune|Tân Hưng Tây
32228|972|commune|Rạch Chèo
32230|972|commune|Nguyễn Việt Khái
32233|973|commune|Tam Giang Tây
32236|973|commune|Tân Ân Tây
32239|973|commune|Viên An Đông
32242|973|commune|Viên An
32244|973|township|Rạch Gốc
32245|973|commune|Tân Ân
32248|973|commune|Đất Mũi', E'\n')) AS "line"
)
SELECT 'legacy', "unit"."code",
  CASE length("unit"."code") WHEN 2 THEN 'province' WHEN 3 THEN 'district' ELSE 'ward' END,
  "unit"."parent", "unit"."kind", "unit"."name", "unit"."full_name",
  ' ' || btrim(regexp_replace(regexp_replace(lower(normalize(translate(concat_ws(' ', "unit"."full_name", "within"."full_name", "whole"."full_name"), 'Đđ', 'dd'), NFD)), '[\u0300-\u036f]', '', 'g'), '[\s!-/:-@[-`{-~–—]+', ' ', 'g')) || ' '
FROM "unit" LEFT JOIN "unit" AS "within" ON "within"."code" = "unit"."parent"
  LEFT JOIN "unit" AS "whole" ON "whole"."code" = "within"."parent";
--> statement-breakpoint
INSERT INTO "place_mappings" ("legacy_code", "code")
SELECT split_part("line", '|', 1), split_part("line", '|', 2)
FROM unnest(string_to_array('00001|00097
00004|00004
00006|00008
00007|00008
00008|00008
00013|00004
00016|00008
00019|00004
00022|00004
00025|00025
00028|00025
00031|00025
00034|00025
00037|00097
00040|00070
00043|00070
00046|00070
00049|00070
00052|00070
00055|00070
00058|00070
00061|00070
00064|00070
00067|00097
00070|00070
00073|00082
00076|00070
00079|00082
00082|00082
00085|00082
00088|00082
00091|00091
00094|00097
00097|00097
00100|00103
00103|00103
00106|00097
00109|00103
00112|00103
00115|00127
00118|00118
00121|00127
00124|00127
00127|00127
00130|00118
00133|00118
00136|00136
00139|00118
00145|00145
00148|00145
00151|00136
00154|00145
00157|00160
00160|00160
00163|00619
00166|00160
00166|00166
00167|00160
00167|00166
00169|00160
00172|00160
00172|00175
00175|00175
00178|00190
00181|00226
00187|00199
00190|00190
00193|00226
00196|00226
00199|00199
00202|00226
00205|00226
00208|00235
00214|00229
00217|00235
00226|00226
00229|00229
00232|00229
00235|00235
00238|00229
00241|00256
00244|00097
00247|00256
00256|00256
00259|00256
00262|00256
00268|00283
00271|00292
00277|00292
00280|00292
00283|00283
00289|00292
00292|00292
00295|00292
00298|00322
00301|00301
00304|00301
00307|00316
00310|00283
00313|00322
00316|00316
00319|00331
00322|00322
00325|00322
00328|00328
00331|00331
00334|00328
00337|00337
00340|00340
00343|00367
00346|00364
00349|00364
00352|00352
00355|00367
00358|00352
00364|00364
00367|00367
00373|00364
00376|00376
00379|00385
00382|00382
00385|00385
00388|00385
00391|00385
00394|00430
00397|00382
00400|00376
00403|00430
00406|00376
00409|00433
00412|00433
00415|00382
00418|00376
00421|00430
00424|00430
00427|00376
00430|00430
00433|00433
00436|00376
00439|00430
00442|00433
00445|00433
00448|00376
00451|00430
00454|00454
00457|00475
00460|00475
00463|00466
00466|00466
00469|00466
00472|00466
00475|00475
00475|09739
00478|00454
00481|00466
00484|00475
00487|00454
00490|00493
00493|00493
00496|00454
00499|00493
00502|00508
00505|00454
00508|00508
00511|00508
00514|00493
00517|00508
00520|00454
00523|00454
00526|00541
00529|00541
00532|00541
00535|00541
00541|00541
00544|00541
00550|00562
00553|00565
00556|00562
00562|00562
00565|00565
00568|00562
00571|00565
00577|00577
00580|00565
00583|00577
00589|00577
00592|00592
00595|00598
00598|00598
00601|00602
00602|00602
00604|00602
00607|00613
00610|00611
00611|00611
00613|00613
00616|00160
00617|00602
00619|00619
00620|00619
00622|00622
00623|00622
00625|00592
00626|00592
00628|00634
00631|00592
00632|00592
00634|00634
00637|00637
00640|00640
00643|00643
00646|00643
00649|00664
00652|00664
00655|00337
00658|00640
00661|00640
00664|00664
00667|00640
00670|00685
00673|00679
00676|00685
00679|00679
00682|00679
00685|00685
00688|00691
00691|00691
00692|00691
00694|00694
00697|00691
00700|00700
00703|00706
00706|00706
00709|00706
00712|00745
00715|00715
00718|00715
00721|00721
00724|00715
00727|00745
00730|00721
00733|00733
00736|00733
00739|00721
00742|00721
00745|00745
00748|00733
00751|00733
00754|00745
00757|00763
00760|00820
00763|00763
00766|00763
00769|00769
00772|00778
00775|00721
00778|00778
00781|00769
00784|00769
00787|00787
00790|00787
00793|00778
00796|00769
00799|00802
00802|00802
00805|00787
00808|00808
00811|00808
00814|00802
00815|00817
00817|00817
00820|00820
00823|00829
00826|00832
00829|00829
00832|00832
00835|00832
00838|00829
00841|00820
00844|00820
00847|00847
00850|00820
00853|00847
00856|00847
00859|00859
00862|00865
00865|00865
00868|00871
00871|00871
00874|00874
00877|00883
00880|00889
00883|00883
00886|00892
00889|00889
00892|00892
00895|00901
00898|00874
00901|00901
00904|00874
00907|00892
00910|00901
00913|00913
00916|00913
00919|00919
00922|00922
00925|00925
00928|00928
00931|00937
00934|00691
00937|00937
00940|00928
00943|00937
00946|00694
00949|00694
00952|00952
00955|00913
00958|00958
00961|00970
00964|00967
00967|00967
00970|00970
00973|00976
00976|00976
00979|00970
00982|00982
00985|00985
00988|00700
00991|00991
00994|00994
00997|00991
01000|00991
01003|01012
01006|01006
01009|00994
01012|01012
01015|01012
01018|01006
01021|01021
01024|01024
01027|01033
01030|01033
01033|01033
01036|01024
01039|01051
01042|01024
01045|01021
01048|01021
01051|01051
01054|01057
01057|01057
01060|01057
01063|01021
01066|01021
01069|01051
01072|01075
01075|01075
01081|01084
01084|01084
01087|01075
01090|01090
01093|01084
01096|01096
01099|01108
01102|01108
01105|01108
01108|01108
01114|01108
01117|01117
01120|01096
01123|01117
01126|01117
01129|01096
01132|01141
01135|01096
01138|01141
01141|01141
01144|01144
01147|01147
01150|01147
01153|01153
01156|01156
01159|01171
01162|01171
01165|01165
01168|01165
01171|01171
01174|01165
01177|01192
01180|01180
01183|01153
01186|01180
01189|01153
01192|01192
01195|01180
01198|01201
01201|01201
01204|01192
01207|01201
01210|01156
01213|01216
01216|01216
01219|01156
01222|01090
01225|01225
01228|01237
01231|01234
01234|01234
01237|01237
01240|01243
01243|01243
01246|01246
01249|01246
01252|01261
01255|01255
01258|01255
01261|01261
01264|01261
01267|01273
01270|01279
01273|01273
01276|01288
01279|01279
01282|01273
01285|01288
01288|01288
01290|01290
01291|01324
01294|01294
01296|01297
01297|01297
01300|01294
01303|01304
01304|01304
01309|01290
01312|01290
01315|01318
01316|01318
01318|01318
01321|01321
01324|01324
01327|01327
01330|01327
01333|01321
01336|01336
01339|01339
01342|01321
01343|01351
01345|01336
01348|01339
01351|01351
01352|01351
01354|01354
01357|01354
01359|01360
01360|01360
01363|01363
01366|01366
01367|01366
01372|01366
01375|01363
01378|01387
01381|01387
01384|01363
01387|01387
01392|01392
01393|01393
01399|01392
01402|01414
01411|01414
01414|01414
01417|01392
01420|01393
01429|01438
01432|01392
01435|01438
01438|01438
01447|01447
01453|01465
01456|01456
01462|01465
01465|01465
01468|01456
01471|01447
01474|01447
01477|01477
01480|01489
01481|01489
01483|01489
01489|01489
01495|01501
01498|01477
01501|01501
01504|01477
01507|01501
01516|01525
01519|01525
01522|01477
01525|01525
01534|01537
01537|01537
01540|01552
01543|01537
01546|01552
01549|01561
01552|01552
01555|01561
01558|01558
01561|01561
01564|01558
01567|01561
01573|01558
01576|01576
01579|01576
01582|01594
01594|01594
01597|01594
01603|01576
01606|01576
01609|01618
01615|01636
01618|01618
01624|01618
01627|01648
01630|01636
01636|01636
01639|01648
01645|01807
01648|01648
01651|01648
01654|01654
01657|01660
01660|01660
01666|01654
01669|01660
01672|01699
01675|01747
01687|01654
01693|01279
01696|01273
01699|01699
01702|01699
01705|01273
01708|01708
01711|01708
01714|01288
01720|01288
01723|01792
01726|01726
01729|01729
01732|01738
01735|01729
01738|01738
01744|01729
01747|01747
01750|01726
01756|01768
01762|01726
01765|01774
01768|01768
01771|01777
01774|01774
01777|01777
01780|01708
01783|01774
01786|01786
01789|01789
01792|01792
01795|01795
01801|01789
01804|01792
01807|01807
01810|01822
01813|01795
01816|01786
01819|01807
01822|01822
01828|01822
01831|01786
01834|01840
01837|01843
01840|01840
01843|01843
01846|01840
01849|01849
01852|01843
01855|01843
01858|01864
01861|01864
01864|01864
01867|01879
01870|01864
01873|01882
01876|01882
01879|01879
01882|01882
01885|01879
01888|01912
01891|01894
01894|01894
01897|01894
01900|01906
01906|01906
01909|01906
01912|01912
01915|01912
01918|01921
01921|01921
01924|01933
01927|01921
01930|01933
01933|01933
01936|01936
01939|01942
01942|01942
01945|01954
01948|01936
01951|01954
01954|01954
01957|01957
01960|01960
01963|01960
01969|01969
01975|01969
01978|01981
01981|01981
01984|01849
01990|01969
01993|01969
01999|02008
02002|01981
02005|02008
02008|02008
02011|02008
02014|02014
02017|02014
02020|02020
02023|02026
02026|02026
02029|02026
02032|02038
02035|02044
02038|02038
02041|01933
02044|02044
02047|02044
02050|02020
02053|02020
02059|02014
02062|02071
02065|02020
02068|02083
02071|02071
02077|02083
02080|02071
02083|02083
02086|02086
02089|02104
02092|02101
02095|02101
02098|02104
02101|02101
02104|02104
02107|02107
02110|02116
02113|02107
02116|02116
02122|02086
02125|02116
02131|02086
02137|02152
02140|02143
02143|02143
02146|02143
02152|02152
02155|02155
02158|02155
02161|02155
02170|02176
02173|02185
02176|02176
02179|02176
02185|02185
02188|02185
02191|02191
02194|02191
02197|02191
02200|02215
02203|02215
02206|02215
02209|02212
02212|02212
02215|02215
02216|02215
02218|02512
02221|02221
02227|02245
02230|02239
02233|02266
02239|02239
02242|02266
02245|02245
02248|02248
02251|02269
02254|02260
02260|02260
02263|02248
02266|02266
02269|02269
02275|02260
02281|02221
02284|02221
02287|02287
02290|02296
02293|02302
02296|02296
02299|02302
02302|02302
02305|02305
02308|02308
02311|02320
02314|02308
02317|02317
02320|02320
02323|02317
02326|02287
02329|02287
02332|02332
02335|02365
02338|02287
02341|02332
02344|02353
02347|02287
02350|02350
02353|02353
02356|02350
02359|02359
02362|02353
02365|02365
02368|02359
02371|02350
02374|02374
02377|02380
02380|02380
02383|02380
02386|02398
02389|02392
02392|02392
02395|02404
02398|02398
02401|02374
02404|02404
02407|02407
02410|02374
02413|02407
02416|02374
02419|02419
02422|02419
02425|02425
02431|02434
02434|02434
02437|02437
02440|02455
02443|02434
02446|02449
02449|02449
02452|02449
02455|02455
02458|02458
02461|02470
02464|02473
02467|02458
02470|02470
02473|02473
02476|02545
02479|02473
02482|02494
02485|02458
02488|02215
02491|02473
02494|02494
02497|02509
02500|02494
02503|02512
02506|02509
02509|02509
02512|02512
02515|02512
02518|02512
02521|02524
02524|02524
02527|02530
02530|02530
02533|02530
02536|02536
02539|02545
02542|02554
02545|02545
02548|02548
02551|02548
02554|02554
02557|02554
02560|02536
02563|02548
02566|02536
02569|02536
02572|02572
02575|02578
02578|02578
02584|02572
02587|02572
02590|02578
02596|02608
02599|02608
02602|02623
02605|02620
02608|02608
02611|02611
02614|02620
02617|02611
02620|02620
02623|02623
02626|02611
02632|02623
02635|02647
02641|02647
02644|02647
02647|02647
02650|02671
02653|02671
02656|02671
02658|02671
02659|02923
02662|02746
02665|02647
02668|02671
02671|02671
02674|02671
02677|02680
02680|02680
02683|02683
02686|02686
02689|02686
02692|02701
02695|02695
02701|02701
02704|02695
02707|02707
02710|02683
02713|02707
02716|02683
02719|02725
02722|02707
02725|02725
02728|02728
02731|02728
02734|02683
02737|02725
02740|02728
02743|02683
02746|02746
02749|02746
02752|02752
02755|02752
02758|02761
02761|02761
02764|02752
02767|02752
02770|02761
02773|02761
02776|02782
02779|02761
02782|02782
02785|02788
02788|02788
02791|02782
02794|02782
02797|02788
02800|02809
02803|02824
02806|02824
02809|02809
02812|02809
02818|02848
02821|02809
02824|02824
02827|02809
02836|02824
02839|02839
02842|02842
02848|02848
02851|02848
02854|02842
02857|02839
02863|02839
02866|02839
02869|02869
02875|02839
02878|02890
02881|02839
02884|02890
02887|02869
02890|02890
02893|02896
02896|02896
02899|02896
02902|02902
02905|02905
02908|02908
02911|02647
02914|02902
02917|02905
02920|02926
02923|02923
02926|02926
02929|02905
02932|02923
02935|02926
02938|02905
02944|02908
02947|02947
02950|02953
02953|02953
02956|02953
02959|02968
02962|02962
02965|02962
02968|02968
02971|02989
02974|02989
02977|02968
02980|02947
02983|02998
02986|02947
02989|02989
02992|02947
02998|02998
03001|03006
03002|03006
03003|03006
03004|03004
03006|03006
03010|03013
03013|03013
03016|03006
03019|03037
03022|03046
03028|03006
03037|03037
03040|03037
03043|03043
03046|03046
03052|03043
03055|03082
03061|03061
03064|03082
03067|03061
03070|02989
03073|03061
03076|03076
03079|02989
03082|03082
03085|03085
03088|03076
03091|03091
03094|03082
03097|03082
03100|03103
03103|03103
03106|03106
03109|03091
03112|03121
03115|03106
03118|03103
03121|03121
03124|03334
03127|03127
03130|03127
03133|03127
03136|03127
03139|03334
03142|03127
03145|03127
03148|03151
03151|03151
03154|03158
03155|03158
03156|03166
03157|03160
03158|03158
03159|03162
03160|03160
03161|03160
03162|03162
03163|03163
03164|03164
03165|03166
03166|03166
03167|03164
03168|03169
03169|03169
03170|03176
03171|03169
03172|03172
03173|03169
03174|03175
03175|03175
03176|03176
03177|03163
03178|03151
03181|03181
03184|03151
03187|03166
03190|03193
03191|03194
03193|03193
03194|03194
03196|03181
03197|03172
03198|03199
03199|03199
03200|03172
03201|03172
03202|03202
03203|03203
03205|03203
03208|03208
03211|03214
03214|03214
03217|03217
03220|03220
03223|03226
03226|03226
03229|03226
03232|03241
03235|03220
03238|03241
03241|03241
03244|03244
03247|03244
03250|03217
03253|03253
03256|03256
03259|03244
03260|03260
03262|03268
03263|03217
03265|03260
03268|03268
03269|03268
03271|03260
03274|03253
03277|03283
03280|03295
03283|03283
03284|03283
03286|03316
03287|03316
03289|03253
03292|03301
03295|03295
03298|03283
03299|03301
03301|03301
03302|03313
03304|03295
03307|03256
03310|03256
03312|03313
03313|03313
03316|03316
03317|03325
03319|03202
03322|03328
03323|03328
03325|03325
03326|03325
03328|03328
03331|03328
03334|03334
03337|03328
03340|03349
03343|03352
03346|03349
03349|03349
03352|03352
03355|03352
03356|03356
03358|03358
03359|03358
03361|03356
03364|03368
03365|03358
03367|03368
03368|03368
03370|03370
03371|03370
03373|03208
03376|03203
03379|03214
03382|03382
03383|03382
03384|03385
03385|03385
03386|03388
03387|03408
03388|03388
03389|03388
03390|03390
03391|03388
03394|03394
03400|03405
03403|03388
03405|03405
03406|03405
03408|03408
03409|03408
03412|03390
03413|03390
03415|03408
03418|03408
03421|03430
03424|03424
03427|03424
03430|03430
03433|03433
03434|03434
03436|03439
03439|03439
03440|03442
03442|03442
03445|03445
03448|03466
03451|03451
03454|03433
03457|03445
03460|03460
03463|03463
03466|03466
03467|03460
03469|03433
03472|03472
03473|03472
03474|03434
03475|03434
03478|03478
03481|03487
03484|03487
03487|03487
03488|03487
03490|03549
03493|03503
03496|03508
03499|03508
03502|03503
03503|03503
03505|03478
03508|03508
03509|03517
03511|03478
03514|03478
03517|03517
03520|03529
03523|03532
03526|03517
03527|03532
03529|03529
03532|03532
03535|03538
03538|03538
03541|03529
03544|03544
03547|03544
03549|03549
03550|03562
03553|03562
03559|03562
03562|03562
03565|03571
03568|03571
03571|03571
03574|03549
03577|03583
03580|03583
03583|03583
03586|03394
03589|03549
03592|03394
03595|03595
03598|03598
03601|03601
03602|03601
03604|03598
03605|03598
03607|03616
03610|03598
03613|03613
03616|03616
03618|03618
03619|03595
03622|03613
03625|03618
03628|03637
03631|03595
03632|03595
03634|03637
03637|03637
03638|03637
03640|03640
03643|03640
03646|03646
03649|03646
03652|03646
03655|03646
03658|03670
03661|03664
03664|03664
03667|03664
03670|03670
03673|03679
03676|03670
03679|03679
03682|03688
03685|03688
03688|03688
03694|03694
03697|03694
03700|03703
03703|03703
03706|03703
03709|03712
03712|03712
03718|03703
03721|03721
03724|03724
03727|03727
03730|03724
03733|03754
03736|03754
03739|03757
03742|03763
03745|03727
03748|03721
03751|03721
03754|03754
03757|03757
03760|03760
03763|03763
03766|03721
03766|03784
03769|03721
03772|03721
03775|03754
03778|03757
03781|03781
03784|03784
03787|03721
03790|03784
03793|03799
03796|03781
03799|03799
03802|03781
03805|03799
03808|03808
03811|03814
03814|03814
03817|03814
03820|03820
03823|03808
03826|03808
03829|03808
03832|03850
03835|03808
03838|03850
03841|03847
03844|03808
03847|03847
03850|03850
03853|03847
03856|03856
03859|03856
03862|03862
03865|03862
03868|03868
03869|03868
03871|03871
03874|03868
03877|03871
03880|03880
03883|03856
03886|03856
03889|03880
03890|03880
03892|03892
03895|03892
03901|03901
03904|03907
03907|03907
03910|03901
03910|03910
03913|03910
03916|03910
03919|03907
03922|03922
03925|03922
03928|03910
03931|03910
03934|03943
03937|03922
03940|03910
03943|03943
03946|03922
03949|03958
03952|03958
03955|03958
03958|03958
03961|03961
03964|03943
03967|03961
03970|03970
03973|03970
03976|03970
03979|03979
03979|03980
03982|03980
03982|03982
03982|04000
03982|04033
03985|03985
03988|03997
03994|04018
03997|03997
04000|04000
04006|04006
04009|04006
04012|03980
04015|04000
04018|04018
04021|04006
04024|04045
04027|03980
04027|03985
04027|04045
04030|03979
04030|03985
04033|04000
04033|04033
04036|04018
04039|04048
04042|04006
04045|04045
04048|04048
04051|04048
04054|04048
04056|03985
04057|04057
04058|04057
04060|04075
04063|04075
04066|04075
04069|04075
04072|04075
04075|04075
04078|04078
04081|04078
04084|04087
04087|04087
04090|04075
04093|04078
04096|04096
04099|04099
04102|04096
04105|04105
04108|04108
04111|04123
04114|04108
04117|04117
04120|04132
04123|04123
04126|04123
04129|04000
04129|04117
04132|04132
04135|04105
04136|04136
04138|04105
04141|04144
04144|04144
04147|04132
04150|04132
04153|04132
04156|04159
04159|04159
04162|04159
04165|04136
04168|04168
04171|04171
04174|04171
04177|04186
04180|04171
04183|04183
04186|04186
04189|04183
04192|04195
04195|04195
04198|04168
04201|04210
04204|04204
04207|04219
04210|04210
04213|04222
04216|04204
04219|04219
04222|04222
04225|04228
04228|04228
04231|04231
04234|04228
04237|04231
04240|04240
04243|04231
04246|04246
04249|04279
04252|04252
04255|04252
04258|04252
04261|04252
04264|04252
04270|04273
04273|04273
04276|04273
04279|04279
04282|04288
04285|04663
04288|04288
04291|04681
04294|04663
04297|04660
04300|04288
04303|04303
04306|04309
04309|04309
04312|04309
04315|04336
04318|04309
04321|04336
04324|04345
04327|04342
04330|04303
04333|04342
04336|04336
04339|04303
04342|04342
04345|04345
04348|04303
04351|04342
04354|04336
04357|04345
04360|04363
04363|04363
04366|04336
04369|04345
04372|04363
04375|04375
04378|04381
04381|04381
04384|04387
04387|04387
04390|04399
04393|04399
04396|04399
04399|04399
04402|04402
04405|04375
04408|04375
04411|04402
04414|04429
04417|04375
04420|04375
04423|04423
04426|04441
04429|04429
04435|04441
04438|04441
04441|04441
04447|04441
04450|04450
04453|04429
04456|04456
04459|04465
04462|04462
04465|04465
04468|04456
04471|04456
04474|04474
04477|04456
04480|04630
04483|04492
04486|04492
04489|04489
04492|04492
04495|04492
04498|04498
04501|04498
04504|04498
04510|04498
04513|04498
04516|04498
04519|04531
04522|04273
04525|04531
04531|04531
04537|04537
04540|04543
04543|04543
04546|04543
04558|04279
04564|04564
04567|04543
04570|04576
04573|04537
04576|04576
04579|04564
04582|04564
04585|04585
04588|04606
04591|04606
04594|04585
04597|04609
04600|04606
04603|04603
04606|04606
04609|04609
04612|04585
04615|04609
04618|04585
04621|04660
04624|04663
04627|04705
04630|04630
04633|04636
04636|04636
04639|04651
04642|04651
04645|04450
04648|04636
04651|04651
04654|04651
04657|04672
04660|04660
04663|04663
04666|04288
04669|04672
04672|04672
04675|04681
04678|04681
04681|04681
04684|04681
04687|04699
04690|04672
04693|04693
04696|04699
04699|04699
04702|04711
04705|04705
04708|04711
04711|04711
04714|04714
04714|04717
04717|04717
04720|04726
04726|04726
04729|04726
04732|04750
04735|04744
04738|04750
04741|04744
04744|04744
04747|04750
04750|04750
04753|04744
04756|04714
04759|04744
04762|04717
04765|04717
04768|04714
04771|04717
04777|04714
04780|04717
04783|04279
04786|04717
04789|04828
04792|04792
04795|04795
04798|04795
04801|04795
04804|04795
04807|04795
04813|04792
04816|04795
04819|04828
04825|04792
04828|04828
04831|04831
04834|04846
04840|04849
04846|04846
04849|04849
04852|04849
04855|04876
04858|04873
04861|04873
04867|04831
04870|04873
04873|04873
04876|04876
04879|04831
04882|05206
04885|04831
04888|04891
04891|04891
04894|04894
04897|04897
04903|04897
04906|04897
04912|04894
04918|04795
04921|04894
04924|04924
04927|04930
04930|04930
04936|04930
04939|04930
04942|04924
04945|04924
04951|04924
04954|04924
04957|04960
04960|04960
04969|04960
04978|04978
04981|05395
04984|04990
04987|04990
04990|04990
04999|05014
05005|05014
05008|05047
05014|05014
05017|04990
05026|04978
05035|05068
05038|05014
05041|05047
05047|05047
05065|04978
05068|05068
05077|05086
05080|05068
05083|05086
05086|05086
05089|05089
05092|05092
05095|05092
05098|05092
05101|05089
05104|05089
05110|05116
05116|05116
05119|05116
05125|05116
05128|05128
05134|05134
05137|05134
05140|05158
05143|05158
05152|05152
05158|05158
05164|05128
05167|05128
05170|05128
05173|05128
05176|05152
05182|05191
05191|05191
05194|05152
05197|05191
05200|05200
05206|05206
05209|05212
05212|05212
05221|05200
05224|05212
05227|05245
05233|05200
05242|05200
05245|05245
05248|05251
05251|05251
05254|05200
05257|05245
05263|05251
05266|05266
05269|05287
05272|05293
05275|05290
05278|05287
05281|05290
05284|05293
05287|05287
05290|05290
05293|05293
05299|05323
05302|05305
05305|05305
05308|05305
05320|05323
05323|05323
05329|05329
05332|05266
05335|05266
05338|05329
05341|05347
05344|05347
05347|05347
05350|05329
05353|05353
05356|05362
05362|05362
05365|05362
05368|05362
05371|05386
05374|05353
05380|05386
05383|05353
05386|05386
05389|05386
05392|05392
05395|05395
05398|05395
05404|05425
05413|05392
05419|05392
05422|05392
05425|05425
05428|05425
05431|05482
05434|05482
05437|05443
05440|05443
05443|05443
05446|05443
05449|05443
05452|05443
05455|05455
05458|05443
05461|05467
05464|05500
05467|05467
05470|05500
05473|05467
05476|05500
05479|05500
05482|05482
05485|05455
05488|05488
05491|05455
05494|05488
05497|05503
05500|05500
05503|05503
05506|05528
05509|05533
05512|05533
05515|05518
05518|05518
05521|05518
05527|05528
05528|05528
05530|05503
05533|05533
05539|05542
05542|05542
05545|05551
05548|05563
05551|05551
05554|05569
05560|05569
05563|05563
05566|05563
05569|05569
05572|05569
05575|05587
05578|05587
05581|05581
05584|05587
05587|05587
05590|05602
05593|05581
05596|05581
05599|05605
05602|05602
05605|05605
05611|05611
05614|05620
05617|05620
05620|05620
05623|05611
05626|05632
05629|05611
05632|05632
05635|05641
05638|05632
05641|05641
05644|05611
05647|05641
05650|05641
05653|05482
05656|05692
05659|05710
05662|05662
05665|05665
05668|05674
05671|05665
05674|05674
05677|05692
05680|05680
05683|05692
05686|05680
05689|05707
05692|05692
05695|05710
05698|05662
05701|05710
05707|05707
05710|05710
05713|05710
05716|05716
05719|05719
05722|05722
05725|05725
05728|05722
05731|05725
05734|05716
05737|05740
05740|05740
05743|05716
05746|05746
05749|05755
05752|05746
05755|05755
05758|05755
05761|05488
05767|05776
05770|05776
05773|05773
05776|05776
05779|05800
05785|05788
05788|05788
05791|05800
05794|05788
05797|05773
05800|05800
05803|05818
05809|05809
05812|05809
05815|05818
05818|05818
05821|05830
05824|05809
05827|05488
05830|05830
05833|05830
05836|05830
05842|05845
05845|05845
05848|05851
05851|05851
05854|05860
05857|05857
05860|05860
05863|05488
05866|05857
05869|05860
05872|05857
05875|05860
05878|05890
05881|05881
05884|05890
05887|05881
05890|05890
05893|05890
05896|05899
05899|05899
05902|05899
05905|05899
05908|05908
05911|05917
05914|05467
05917|05917
05920|05923
05923|05923
05926|05917
05929|05908
05932|05941
05935|05923
05938|05908
05941|05941
05944|05908
05947|05953
05950|05908
05953|05953
05956|05941
05959|05953
05962|05953
05965|05953
05968|05941
05971|06187
05974|05986
05977|05977
05980|05977
05983|05983
05986|05986
05989|05983
05992|05977
05998|06001
06001|06001
06004|06004
06010|06001
06013|06040
06016|06004
06019|06019
06022|06019
06025|06004
06028|06037
06031|06019
06034|06040
06037|06037
06040|06040
06043|06058
06046|06046
06049|06037
06055|06046
06058|06058
06061|06046
06067|06073
06070|06076
06073|06073
06076|06076
06079|06079
06082|06085
06085|06085
06088|06091
06091|06091
06094|06079
06097|06103
06100|06112
06103|06103
06106|06112
06109|06103
06112|06112
06115|06115
06118|06115
06121|06115
06124|06124
06127|06148
06133|06154
06136|06148
06139|06124
06142|06154
06148|06148
06151|06151
06154|06154
06157|06124
06160|06151
06163|06154
06166|06172
06172|06172
06175|06172
06178|06172
06181|06172
06184|06184
06187|06187
06190|06184
06193|06211
06196|06196
06199|06211
06202|06196
06205|06184
06208|06184
06211|06211
06214|06184
06217|06286
06220|06220
06223|06220
06226|06187
06232|06220
06235|06187
06238|06196
06241|06286
06244|06187
06247|05977
06250|06316
06253|06253
06256|06280
06268|06280
06274|06253
06277|06253
06280|06280
06283|06298
06286|06286
06292|06313
06298|06298
06307|06316
06313|06313
06316|06316
06319|06298
06322|06313
06325|06325
06328|06325
06331|06337
06337|06337
06340|06337
06343|06325
06349|06349
06352|06367
06355|06364
06358|06367
06361|06367
06364|06364
06367|06367
06370|06349
06373|06364
06376|06376
06379|06376
06382|06376
06385|06385
06388|06400
06391|06391
06394|06391
06397|06391
06400|06400
06403|06427
06406|06436
06412|06427
06415|06415
06418|06415
06421|06436
06424|06385
06427|06427
06430|06445
06433|06415
06436|06436
06442|06445
06445|06445
06448|06457
06451|06385
06457|06457
06460|06457
06463|06463
06466|06463
06469|06481
06472|06481
06475|06475
06478|06496
06481|06481
06484|06496
06487|06475
06490|06475
06493|06475
06496|06496
06499|06496
06502|06481
06505|06505
06508|06505
06514|06517
06517|06517
06520|06505
06523|06463
06526|06526
06529|06529
06532|06541
06541|06541
06544|06529
06547|06541
06550|06529
06553|06529
06559|06565
06562|06526
06565|06565
06577|06577
06589|06601
06592|06526
06595|06577
06598|06577
06601|06601
06604|06607
06607|06607
06610|06607
06613|06613
06616|06616
06619|06625
06622|06625
06625|06625
06628|06613
06631|06616
06634|06637
06637|06637
06640|06616
06643|06637
06646|06637
06649|06658
06652|06652
06655|06661
06658|06658
06661|06661
06664|06652
06667|06676
06670|06676
06673|06673
06676|06676
06679|06673
06685|06685
06688|06688
06691|06685
06694|06685
06697|06688
06700|06706
06703|06661
06706|06706
06709|06709
06712|06712
06715|06709
06721|06712
06724|06724
06727|06724
06730|06736
06733|06733
06736|06736
06739|06733
06742|06712
06745|06712
06748|06709
06751|06712
06754|06757
06757|06757
06760|06760
06763|06781
06766|06781
06769|06793
06772|06781
06775|06793
06778|06778
06781|06781
06784|06778
06787|06778
06790|06793
06793|06793
06796|06793
06799|06799
06805|06760
06808|06820
06811|06811
06814|06820
06817|06811
06820|06820
06823|06820
06826|06811
06829|06832
06832|06832
06835|06832
06838|06838
06841|06841
06844|06856
06847|06841
06853|06838
06856|06856
06859|06838
06862|06862
06865|06874
06868|06877
06871|06862
06874|06874
06877|06877
06880|06874
06883|06877
06886|06886
06889|06862
06892|06886
06895|06895
06898|06913
06901|06913
06904|06895
06910|06913
06913|06913
06916|06895
06917|06895
06919|06895
06922|06922
06925|06931
06928|06946
06931|06931
06937|06931
06940|06922
06943|06922
06946|06946
06949|06946
06952|06922
06967|06967
06970|06978
06973|06978
06976|06979
06979|06979
06982|06978
06985|06985
06988|06978
06994|06994
06997|06994
07000|06994
07003|06994
07006|06994
07009|06994
07012|06994
07015|06994
07018|06994
07021|06994
07024|06994
07027|06994
07030|07030
07033|06979
07036|06985
07039|07054
07042|07060
07045|07060
07048|07060
07051|07054
07054|07054
07057|07054
07060|07060
07063|07030
07066|07030
07069|07069
07075|07090
07078|07081
07081|07081
07084|07090
07090|07090
07093|07093
07096|07081
07099|07093
07102|07093
07105|07069
07108|07114
07111|07114
07114|07114
07117|07069
07120|07093
07123|07069
07126|07093
07129|07114
07132|07132
07135|07135
07138|07135
07144|07147
07147|07147
07150|07147
07153|07132
07156|07168
07159|07168
07162|07132
07165|07183
07168|07168
07171|07183
07174|07180
07177|07183
07180|07180
07183|07183
07186|07180
07189|07180
07192|07192
07195|07192
07198|07192
07201|07210
07207|07210
07210|07210
07213|07210
07216|07228
07222|07228
07225|07210
07228|07228
07231|07210
07243|07246
07246|07246
07249|07246
07252|07264
07255|07282
07258|07282
07260|07288
07261|07288
07264|07264
07270|07288
07273|07294
07279|07294
07282|07282
07285|07264
07288|07288
07291|07288
07294|07294
07306|07306
07309|07306
07315|07333
07321|07306
07324|07330
07327|07306
07330|07330
07333|07333
07336|07339
07339|07339
07342|07351
07345|07351
07348|07351
07351|07351
07354|07339
07357|07330
07360|07351
07363|07339
07366|07228
07375|07375
07378|07381
07381|07381
07384|07399
07387|07399
07390|07381
07393|07381
07396|07381
07399|07399
07405|07375
07408|07420
07411|07420
07417|07375
07420|07420
07426|07375
07429|07420
07432|07432
07435|07432
07438|07432
07441|07210
07444|07444
07450|07450
07453|07450
07456|07462
07459|07462
07462|07462
07465|07462
07468|07444
07471|07486
07477|07444
07480|07444
07483|07444
07486|07486
07489|07489
07492|07492
07495|07498
07498|07498
07501|07498
07504|07486
07507|07489
07510|07492
07513|07498
07519|07519
07522|07519
07525|07525
07528|07531
07531|07531
07534|07534
07537|07537
07540|07534
07543|07543
07546|07543
07549|07525
07552|07552
07555|07537
07558|07552
07561|07525
07564|07573
07567|07582
07570|07582
07573|07573
07576|07612
07579|07525
07582|07582
07588|07582
07591|07582
07594|07594
07597|07573
07600|07612
07603|07603
07606|07603
07609|07594
07612|07612
07615|07615
07616|07616
07621|07621
07624|07621
07627|07627
07630|07333
07630|07627
07636|07627
07642|07642
07645|07654
07648|07615
07651|07642
07654|07654
07660|07615
07663|07663
07666|07672
07672|07672
07678|07616
07681|07681
07682|07682
07687|07228
07690|07699
07696|07696
07699|07699
07702|07682
07705|07696
07708|07696
07711|07696
07714|07699
07717|07681
07720|07682
07723|07682
07726|07681
07729|07738
07735|07735
07738|07738
07741|07738
07747|07735
07750|07735
07759|07774
07762|07774
07765|07777
07768|07777
07771|07774
07774|07774
07777|07777
07780|07798
07783|07777
07786|07798
07789|07795
07792|07798
07795|07795
07798|07798
07801|07795
07804|07798
07807|07795
07816|07822
07822|07822
07825|07822
07831|07822
07840|07840
07843|07864
07846|07840
07849|07864
07855|07864
07858|07864
07861|07840
07864|07864
07867|07840
07870|07870
07873|07870
07876|07870
07879|07840
07882|07870
07885|07870
07888|07900
07894|07894
07897|07900
07900|07900
07903|07909
07906|07909
07909|07909
07912|07909
07918|07918
07921|07918
07924|07894
07927|07894
07930|07900
07933|07900
07936|07909
07942|07942
07945|07954
07948|07948
07951|07942
07954|07954
07957|07942
07960|07948
07963|07954
07966|07948
07969|07969
07975|07999
07981|07996
07987|08023
07996|07996
07999|07999
08005|07996
08008|07969
08014|07969
08023|08023
08035|08038
08038|08038
08044|08038
08050|08023
08053|08053
08056|08071
08062|08071
08065|08071
08071|08071
08080|08110
08089|08113
08092|08053
08095|08053
08104|08113
08110|08110
08113|08113
08119|08053
08122|08143
08125|08134
08128|08143
08131|08134
08134|08134
08140|08134
08143|08143
08152|08152
08156|08152
08158|08173
08161|08173
08164|08152
08170|08152
08173|08173
08179|08203
08194|08209
08197|08209
08200|08203
08203|08203
08206|08218
08209|08209
08215|08218
08218|08218
08221|08227
08224|08227
08227|08227
08230|08230
08233|08236
08234|08236
08236|08236
08239|08245
08242|08254
08245|08245
08248|08245
08251|08254
08254|08254
08257|08230
08260|08254
08263|08275
08266|08230
08272|08275
08275|08275
08278|08230
08281|07918
08287|07918
08290|08290
08293|08296
08296|08296
08299|08296
08302|08305
08305|08305
08308|08305
08311|08311
08314|08290
08317|08323
08320|08290
08323|08323
08326|08290
08329|08323
08332|08338
08335|08338
08338|08338
08341|08341
08344|08344
08350|08344
08353|08341
08356|08344
08374|08377
08377|08377
08380|08377
08389|08341
08398|08398
08401|08398
08413|08416
08416|08416
08422|08431
08428|08431
08431|08431
08434|08434
08440|08443
08443|08443
08446|08443
08461|08467
08467|08467
08470|08467
08473|08434
08476|08479
08479|08479
08482|08479
08491|08434
08494|08494
08497|08500
08498|08494
08500|08500
08503|08515
08506|08515
08509|08500
08512|08494
08515|08515
08518|08521
08521|08521
08527|08527
08533|08527
08536|08521
08539|08527
08542|08542
08545|08545
08548|08566
08551|08566
08554|08560
08557|08560
08560|08560
08563|08542
08566|08566
08569|08593
08572|08584
08575|08542
08578|08560
08581|08542
08584|08584
08587|08542
08590|08590
08593|08593
08596|08593
08599|08590
08602|08584
08605|08614
08608|08620
08611|08611
08614|08614
08617|08590
08620|08620
08623|08614
08626|08620
08629|08611
08632|08632
08635|08635
08638|08635
08641|08611
08644|08632
08647|08632
08650|08635
08653|08656
08656|08656
08659|08656
08662|08662
08665|08662
08668|08662
08671|08662
08674|08674
08677|08674
08680|08674
08683|08674
08686|08686
08689|08686
08701|08686
08707|08707
08710|08716
08713|08707
08716|08716
08719|08716
08722|08707
08725|08716
08728|08716
08731|08707
08737|08740
08740|08740
08743|08740
08746|08746
08747|08746
08749|08746
08752|08746
08755|08740
08758|08740
08761|08761
08764|08770
08767|08770
08770|08770
08773|08773
08776|08773
08782|08782
08785|08788
08788|08788
08789|08812
08791|08788
08794|08761
08797|08761
08800|08824
08803|08782
08806|08782
08809|08782
08812|08812
08815|08761
08818|08824
08824|08824
08830|08848
08833|08812
08836|08842
08839|08842
08842|08842
08845|08842
08848|08848
08851|08848
08854|08848
08860|08866
08863|08866
08866|08866
08869|08869
08872|08872
08875|08872
08878|08869
08881|08869
08884|08869
08887|08896
08890|08905
08893|08905
08896|08896
08899|08896
08905|08905
08908|08911
08911|08911
08914|08914
08917|08914
08920|08923
08923|08923
08926|08872
08929|08911
08932|08911
08935|08935
08936|08950
08938|08944
08944|08944
08947|08950
08950|08950
08953|08935
08956|08935
08959|08935
08962|08971
08965|08971
08968|08971
08971|08971
08973|08974
08974|08974
08977|08974
08980|08980
08983|08995
08986|08995
08989|08974
08992|08995
08995|08995
08998|08980
09004|08980
09007|08980
09010|09022
09013|09022
09016|08980
09019|09022
09022|09022
09025|09025
09028|09025
09031|09040
09034|09025
09037|09040
09040|09040
09043|09043
09046|09043
09049|09052
09052|09052
09055|09043
09061|09052
09064|09064
09067|09064
09070|09064
09073|09052
09076|09076
09079|09079
09082|09079
09085|09079
09088|09100
09091|09100
09097|09106
09100|09100
09106|09106
09112|09112
09118|09076
09124|09106
09127|09112
09130|09076
09136|09112
09145|09076
09148|09154
09151|09154
09154|09154
09157|09154
09163|09169
09166|09169
09169|09169
09172|09187
09181|09190
09184|09187
09187|09187
09190|09190
09193|09193
09196|09205
09199|09208
09202|09202
09205|09205
09208|09208
09211|09202
09214|09187
09217|09193
09220|09238
09223|09193
09226|09187
09229|09208
09232|09193
09235|09187
09238|09238
09241|09238
09244|09190
09247|09247
09250|09253
09253|09253
09256|09169
09259|09253
09262|09247
09265|09265
09268|09247
09271|09286
09274|09301
09277|09292
09280|09265
09283|09247
09286|09286
09289|09301
09292|09292
09295|09295
09298|09295
09301|09301
09304|09313
09307|09295
09310|09292
09313|09313
09319|09319
09322|09319
09325|09325
09328|09319
09331|09325
09334|09334
09337|09334
09340|09340
09343|09343
09346|09334
09349|09349
09352|09343
09355|09340
09358|09340
09361|09349
09364|09349
09367|09367
09370|09370
09373|09379
09376|09370
09379|09379
09382|09385
09383|09385
09385|09385
09388|09379
09391|09367
09394|09367
09397|09367
09400|09400
09403|09409
09406|09400
09409|09409
09412|09400
09415|09427
09418|09409
09421|09427
09424|09400
09427|09427
09430|09430
09433|09433
09436|09433
09439|09433
09442|09445
09445|09187
09445|09445
09448|09430
09451|09433
09454|09454
09457|09466
09460|09475
09463|09487
09466|09466
09469|09469
09472|09469
09475|09475
09478|09487
09481|09475
09484|09454
09487|09487
09490|09454
09493|09454
09496|09496
09499|09499
09502|09499
09505|09496
09508|09499
09511|09496
09514|09529
09517|09523
09523|09523
09529|09529
09532|09523
09535|09529
09538|09556
09541|09556
09542|09556
09544|09556
09551|09556
09552|09552
09553|09556
09556|09556
09562|09562
09565|09552
09568|09568
09571|09568
09574|09574
09577|09574
09586|09574
09589|09604
09592|09574
09595|09574
09598|09604
09601|09574
09604|09604
09607|09604
09610|00562
09610|09616
09613|09616
09616|09616
09619|09619
09625|09634
09628|09634
09634|09634
09640|09634
09643|09634
09646|09634
09649|09664
09652|09664
09655|09664
09658|09664
09661|09661
09664|09664
09667|09619
09670|09676
09673|09676
09676|09676
09679|09619
09682|09619
09685|09619
09688|09619
09691|09676
09694|09694
09697|09694
09700|09700
09703|09700
09706|09706
09709|09706
09712|09700
09715|09715
09721|09739
09724|09739
09727|09739
09733|09739
09739|09739
09742|09715
09745|09715
09751|09772
09757|09772
09760|09715
09763|09715
09766|09772
09769|09715
09772|09772
09775|09772
09778|09772
09781|09772
09784|09784
09787|09787
09790|09787
09793|09787
09796|09817
09799|09817
09802|09817
09805|09817
09808|09817
09811|09787
09814|09784
09817|09817
09820|09817
09823|09784
09826|09784
09829|09784
09832|09832
09835|09832
09838|09856
09841|09856
09844|09832
09847|09832
09850|09856
09853|09832
09856|09856
09859|09871
09862|09871
09865|09856
09868|09871
09871|09871
09874|09871
09877|09877
09880|09877
09883|09877
09886|09886
09889|09877
09892|09877
09895|09895
09898|09895
09904|09895
09907|09910
09910|09910
09916|09895
09919|09931
09922|09952
09925|09910
09928|09910
09931|09931
09934|09931
09940|09952
09943|09910
09949|09952
09952|09952
09955|09955
09958|09955
09961|09955
09964|09955
09967|09955
09970|10003
09973|10003
09976|09955
09982|09982
09988|09988
09991|09982
09997|10003
10000|09988
10003|10003
10006|10003
10006|10273
10009|09982
10012|09982
10015|10015
10018|10045
10021|10015
10024|10015
10027|10030
10030|10030
10033|10030
10039|10030
10042|10015
10045|10045
10048|10030
10051|10030
10054|10015
10057|10015
10060|10072
10063|10072
10066|10045
10069|10045
10072|10072
10075|10081
10078|10072
10081|10081
10084|10072
10087|10081
10090|10096
10096|10096
10099|10081
10102|10096
10105|10096
10108|10096
10114|10114
10117|09562
10120|10126
10123|10015
10126|10126
10129|10144
10132|10126
10135|10126
10138|10144
10141|10126
10144|10144
10147|10114
10150|10144
10153|10114
10156|10114
10159|10114
10162|10114
10165|10180
10168|10180
10171|10180
10174|10180
10180|10180
10183|10183
10186|10210
10189|10183
10192|10210
10195|10183
10198|10183
10201|10183
10204|10183
10207|10210
10210|10210
10213|10210
10216|10183
10219|10237
10222|10183
10225|10210
10231|10231
10234|10231
10237|10237
10240|10231
10243|10237
10246|10237
10249|10231
10255|10231
10258|10237
10261|10273
10264|10273
10267|10273
10270|10273
10273|10273
10276|10279
10279|10279
10282|10273
10291|10279
10294|10279
10300|10273
10303|10279
10312|10273
10315|10330
10318|10273
10321|10330
10324|10342
10327|10342
10330|10330
10333|10342
10336|10342
10339|10330
10342|10342
10345|10342
10348|10330
10351|10342
10354|10354
10363|10369
10366|10369
10369|10369
10375|10369
10378|10354
10384|10354
10387|10402
10390|10402
10393|10354
10396|10417
10399|10402
10402|10402
10411|10402
10417|10417
10423|10402
10426|10402
10429|10417
10432|10402
10435|10417
10441|10441
10444|10459
10447|10459
10450|10459
10453|10459
10459|10459
10462|10465
10465|10465
10468|10465
10471|10465
10474|10465
10477|10441
10480|10441
10483|10489
10489|10489
10492|10489
10495|10489
10498|10465
10501|10441
10504|10441
10507|10507
10510|10507
10513|10525
10514|10525
10516|10525
10519|10507
10525|10525
10528|10532
10531|10532
10532|10532
10534|10532
10537|10537
10540|10891
10543|10543
10546|10546
10549|10549
10552|10552
10555|10552
10558|10552
10561|10570
10564|10570
10567|10573
10570|10570
10573|10573
10576|10546
10579|10549
10582|10549
10585|10573
10588|10549
10591|10546
10594|10603
10600|10603
10603|10603
10606|10606
10609|10615
10612|10615
10615|10615
10618|10633
10621|10633
10630|10645
10633|10633
10636|10642
10639|10645
10639|10756
10642|10642
10645|10645
10654|10606
10657|10606
10660|10660
10663|10507
10666|10642
10672|10837
10675|10675
10678|10678
10681|10678
10684|10678
10693|10726
10696|10714
10699|10714
10702|10714
10705|10705
10708|10729
10714|10714
10717|10705
10720|10705
10723|10726
10726|10726
10729|10729
10732|10729
10735|10675
10738|10675
10741|10744
10744|10744
10747|10744
10750|10750
10756|10756
10762|10756
10768|10756
10771|10750
10777|10792
10780|10750
10783|10750
10786|10792
10792|10792
10798|10804
10801|10804
10804|10804
10810|10804
10813|10813
10816|10816
10822|10660
10825|10816
10828|10816
10831|10843
10834|10843
10837|10837
10840|10846
10843|10843
10846|10846
10855|10843
10861|10813
10864|10846
10867|10813
10876|10633
10876|10882
10879|10882
10882|10882
10888|10888
10891|10891
10894|10903
10897|10888
10900|10909
10903|10903
10909|10909
10912|10909
10918|10888
10924|10903
10927|10543
10930|10930
10933|10930
10939|10930
10942|10891
10945|10945
10951|10945
10954|10945
10960|10945
10963|10966
10966|10966
10969|10972
10972|10972
10978|10966
10981|10972
10984|10966
10987|11242
10990|10993
10993|10993
10996|10993
10999|10999
11002|11002
11005|11002
11008|11020
11011|10537
11017|11002
11020|11020
11035|10999
11038|10999
11041|11020
11044|11050
11047|11050
11050|11050
11053|11065
11056|11050
11059|11050
11065|11065
11071|11065
11074|11074
11077|10537
11083|11086
11086|11086
11092|11086
11095|11131
11098|11113
11101|11074
11113|11113
11116|11074
11119|11113
11122|11113
11125|11131
11128|11074
11131|11131
11134|11140
11140|11140
11143|11140
11146|11146
11149|11146
11152|11146
11161|11164
11164|11164
11167|11167
11173|11167
11179|11164
11185|11203
11188|11224
11197|11167
11203|11203
11206|11218
11215|11203
11218|11218
11224|11224
11227|11203
11230|11224
11233|11218
11239|11239
11242|11242
11245|11242
11248|11257
11251|11242
11254|11254
11257|11257
11260|11254
11263|11257
11266|11254
11269|11239
11275|11239
11278|11239
11281|11284
11284|11284
11287|11284
11293|11284
11296|11602
11299|11311
11302|11311
11305|11311
11311|11311
11320|11311
11323|11311
11329|11329
11335|11329
11338|11329
11341|11329
11344|11359
11350|11359
11359|11359
11365|11359
11371|11383
11383|11383
11395|11383
11401|11407
11404|11383
11405|11383
11407|11407
11410|11411
11411|11411
11413|11413
11414|11413
11416|11413
11419|11411
11422|11413
11425|11413
11431|11443
11434|11443
11437|11446
11440|11446
11443|11443
11446|11446
11449|11446
11455|11455
11458|11455
11461|11455
11465|11737
11467|11737
11473|11473
11485|11488
11488|11488
11500|11473
11500|11791
11503|11503
11506|11506
11512|11488
11518|11506
11521|11557
11527|11533
11530|11533
11533|11533
11539|11473
11542|11542
11545|11542
11551|11542
11557|11557
11560|11560
11569|11557
11572|11560
11578|11560
11581|11359
11581|11581
11584|11593
11587|11602
11590|11593
11593|11593
11596|11581
11599|11602
11602|11602
11608|11581
11614|11581
11617|11617
11623|11617
11626|11617
11629|11629
11632|11635
11635|11635
11638|11635
11641|11629
11644|11647
11647|11647
11650|11581
11650|11647
11653|11629
11656|11629
11659|11629
11662|11668
11665|11668
11668|11668
11671|11674
11674|11674
11677|11674
11680|11680
11683|11689
11686|11689
11689|11689
11692|11692
11695|11725
11698|11680
11701|11680
11704|11725
11707|11692
11710|11713
11713|11713
11716|11713
11722|11680
11725|11473
11725|11725
11728|11728
11734|11749
11737|11737
11740|11692
11743|11728
11746|11749
11749|11749
11752|11749
11755|11755
11758|11761
11761|11761
11764|11761
11770|11755
11773|11755
11776|11755
11779|11779
11782|11779
11785|11779
11791|11791
11797|11791
11800|11791
11803|11806
11806|11806
11809|11809
11812|11806
11815|11806
11821|11809
11821|11824
11824|11824
11827|11842
11830|11842
11833|11836
11836|11836
11839|11836
11842|11842
11848|11848
11851|11848
11857|11824
11860|11824
11866|11824
11875|11875
11881|11887
11884|11911
11887|11887
11890|11911
11893|11875
11902|11887
11911|11911
11914|11914
11917|11914
11920|11914
11923|11914
11926|11914
11929|11914
11932|11914
11935|11914
11938|11914
11941|11914
11944|11914
11947|11914
11950|11983
11953|11953
11956|11953
11959|11953
11962|11953
11968|11980
11971|11953
11974|11953
11977|11977
11980|11980
11983|11983
11986|12004
11989|11992
11992|11992
11995|11995
11998|11995
12001|12004
12004|12004
12007|11992
12010|11995
12013|12004
12016|12004
12019|12019
12022|12025
12025|12025
12028|12025
12031|12031
12034|12031
12037|12031
12040|12019
12043|12019
12046|12049
12049|12049
12052|12073
12055|12064
12061|12070
12064|12064
12067|12064
12070|12070
12073|12073
12076|12091
12079|12091
12085|12073
12091|12091
12100|12073
12103|12103
12106|12103
12109|12103
12112|12127
12115|12127
12118|12103
12121|12133
12124|12127
12127|12127
12130|12133
12133|12133
12136|12133
12139|12133
12142|12142
12145|12148
12148|12148
12151|12148
12154|12148
12157|12142
12160|12166
12166|12166
12169|12142
12172|12166
12175|12184
12178|12184
12181|12184
12184|12184
12190|12196
12193|12196
12196|12196
12202|12196
12205|12205
12208|12070
12211|12049
12214|12223
12220|12223
12223|12223
12226|12247
12229|12223
12232|12205
12238|12238
12244|12238
12247|12247
12250|12205
12253|12205
12256|12238
12259|12247
12262|12247
12265|12271
12271|12271
12274|12271
12280|12280
12283|12286
12286|12286
12289|12286
12292|12280
12295|12313
12298|12286
12301|12322
12304|12280
12313|12313
12316|12313
12319|12322
12322|12322
12325|12280
12328|12322
12331|11983
12334|11983
12337|12337
12340|12337
12346|12337
12352|12361
12355|12337
12361|12361
12364|12364
12367|11977
12370|12364
12373|12364
12376|12361
12385|11977
12388|11980
12391|12391
12394|12391
12397|12406
12400|12391
12403|12406
12406|12406
12409|12391
12412|12424
12415|12424
12421|12427
12424|12424
12427|12427
12430|12427
12433|13225
12436|13225
12439|12452
12442|12454
12445|12452
12448|12466
12451|13225
12452|12452
12454|12454
12457|12817
12460|12817
12463|12452
12466|12466
12469|12454
12472|12472
12475|12499
12478|12499
12481|12511
12484|12517
12487|12511
12490|12499
12493|12517
12496|12511
12499|12499
12502|12526
12505|12472
12508|12532
12511|12511
12514|12523
12517|12517
12520|12472
12523|12523
12526|12526
12529|12472
12532|12532
12535|12472
12538|12526
12541|12523
12547|12523
12550|12526
12553|12472
12559|12523
12562|12532
12565|12577
12571|12583
12574|12577
12577|12577
12580|12583
12583|12583
12586|12586
12589|12619
12592|12613
12595|12595
12601|12595
12604|12595
12610|12634
12613|12613
12616|12634
12619|12619
12622|12595
12625|12619
12628|12631
12631|12631
12634|12634
12637|12613
12640|12631
12643|12586
12646|12613
12649|12613
12652|12634
12655|12586
12656|12631
12658|12586
12661|12676
12664|12586
12667|12586
12670|12676
12673|12586
12676|12676
12679|12685
12682|12685
12685|12685
12688|12688
12694|12694
12700|12700
12703|12688
12706|12694
12709|12700
12712|12700
12715|12700
12718|12688
12721|12754
12724|12694
12730|12688
12736|12736
12739|12754
12745|12745
12748|12745
12751|12688
12754|12754
12757|12688
12760|12736
12763|12763
12769|12793
12772|12745
12775|12775
12778|12754
12784|12763
12790|12763
12793|12793
12802|12793
12808|12775
12811|12817
12817|12817
12820|12817
12823|12763
12826|12826
12832|12862
12841|12862
12844|12859
12847|12862
12850|12850
12853|12865
12856|12859
12859|12859
12862|12862
12865|12865
12868|12826
12871|12826
12874|12850
12877|12850
12880|12826
12889|12826
12892|12904
12898|12904
12901|12865
12904|12904
12907|12922
12910|12922
12916|12916
12919|12919
12922|12922
12925|12919
12934|12916
12937|12922
12940|12943
12943|12943
12949|12943
12958|12943
12961|12961
12964|12961
12967|12961
12970|12970
12976|12988
12979|12988
12985|12970
12988|12988
12991|12970
12994|12970
12997|12775
12997|12988
13000|13003
13003|13003
13012|12970
13018|13003
13021|13021
13024|13003
13027|13039
13030|13021
13036|13057
13039|13039
13045|13057
13048|13039
13051|13057
13054|13063
13057|13057
13060|13066
13063|13063
13066|13066
13069|13063
13072|13066
13075|13075
13078|13093
13081|13093
13084|12454
13087|13096
13090|12454
13093|13093
13096|13096
13102|13120
13108|12454
13111|13132
13114|13096
13120|13120
13126|13141
13129|13141
13132|13132
13135|13132
13138|13075
13141|13141
13144|13075
13150|13141
13156|13159
13159|13159
13162|13075
13165|13075
13171|13183
13177|13183
13180|13186
13183|13183
13186|13186
13189|13186
13192|13192
13195|13219
13198|13219
13201|13219
13204|13222
13207|13225
13210|13225
13213|13222
13216|13225
13219|13219
13222|13222
13225|13225
13228|13192
13231|13192
13234|13192
13237|13192
13240|13246
13243|13246
13246|13246
13249|12466
13252|12466
13255|13264
13258|13192
13261|12466
13264|13264
13267|13264
13270|13279
13273|13279
13276|13264
13279|13279
13282|13279
13285|13285
13291|13291
13294|13285
13303|13366
13306|13291
13309|13285
13315|13285
13318|13318
13321|13348
13324|13324
13327|13330
13330|13330
13333|13348
13336|13336
13342|13336
13345|13324
13348|13348
13351|13324
13354|13363
13357|13336
13360|13324
13363|13363
13366|13366
13369|13363
13384|13384
13387|13396
13390|13393
13393|13393
13396|13396
13402|13402
13405|13393
13408|13402
13411|13396
13414|13420
13417|13384
13420|13420
13423|13384
13426|13291
13429|13420
13432|13435
13435|13435
13438|13435
13441|13318
13444|13444
13450|13456
13453|13456
13456|13456
13459|13318
13465|13483
13468|13474
13471|13474
13474|13474
13477|13489
13480|13483
13483|13483
13486|13495
13489|13489
13492|13495
13495|13495
13498|13489
13501|13501
13504|13504
13507|13444
13510|13504
13513|13444
13516|13504
13519|13540
13525|13501
13528|13531
13531|13531
13540|13540
13543|13531
13546|13540
13552|13558
13555|13501
13558|13558
13561|13558
13567|13573
13570|13591
13573|13573
13576|13579
13579|13579
13582|13591
13585|13573
13588|13579
13591|13591
13594|13594
13597|13597
13600|13609
13606|13597
13609|13609
13612|13594
13615|13597
13618|13594
13621|13627
13624|13609
13627|13627
13630|13627
13636|13669
13657|13777
13666|13669
13669|13669
13678|13669
13681|13669
13684|13684
13687|13669
13690|13669
13693|13693
13696|13972
13699|13699
13705|13984
13708|13708
13711|13693
13717|13693
13720|13684
13723|13684
13726|13669
13732|13708
13735|13708
13741|13741
13747|13753
13750|13750
13753|13753
13756|13699
13762|13750
13765|13753
13768|13753
13777|13777
13780|13741
13783|13786
13786|13786
13789|13741
13792|13786
13795|13795
13801|13807
13807|13807
13810|13822
13819|13822
13822|13822
13825|13834
13831|13834
13834|13834
13843|13795
13846|13795
13849|13834
13852|13864
13861|13864
13864|13864
13867|13870
13870|13870
13873|13870
13876|13795
13879|13879
13882|13879
13885|13870
13888|13879
13891|13891
13894|13894
13900|13900
13906|13891
13909|13900
13912|13891
13915|13891
13918|13918
13921|13918
13924|13927
13927|13927
13930|13927
13939|13939
13942|13957
13945|13957
13948|13939
13951|13894
13954|13939
13957|13957
13963|13894
13966|13966
13972|13972
13975|13984
13978|13987
13984|13984
13987|13987
13990|13966
13993|13987
13996|13966
13999|14005
14002|14011
14005|14005
14008|14005
14011|14011
14014|14014
14017|14011
14020|14005
14023|14014
14026|14026
14029|14038
14032|14038
14035|14026
14038|14038
14041|14026
14044|14056
14047|14056
14050|14053
14053|14053
14056|14056
14059|14053
14062|14062
14065|14062
14068|14062
14071|14071
14074|14077
14077|14077
14080|14071
14083|14077
14086|14071
14089|14089
14092|14095
14095|14095
14098|14095
14101|14095
14104|14104
14110|14104
14116|14089
14122|14122
14125|14122
14128|14104
14134|14122
14143|14089
14146|14089
14152|14212
14155|14161
14158|14182
14161|14161
14164|14161
14167|14167
14170|14167
14176|14203
14179|14179
14182|14182
14185|14182
14188|14179
14191|14194
14194|14194
14197|14203
14200|14212
14203|14203
14206|14194
14209|14179
14212|14212
14215|14215
14218|14218
14221|14221
14224|14248
14227|14215
14233|14236
14236|14236
14248|14248
14254|14215
14260|14236
14263|14248
14266|14287
14269|14287
14272|14218
14275|14218
14281|14281
14284|14281
14287|14287
14293|14308
14296|14281
14302|14221
14308|14308
14311|14221
14317|14308
14320|14329
14323|14329
14329|14329
14332|14329
14338|14329
14341|14329
14344|14329
14347|14329
14350|14329
14353|14566
14356|14359
14359|14359
14362|14362
14365|14365
14368|14365
14369|14362
14371|14371
14374|14725
14375|14371
14377|14362
14380|14365
14386|14389
14389|14389
14392|14389
14395|14407
14398|14401
14401|14401
14404|14404
14407|14407
14410|14401
14413|14407
14416|14428
14419|14428
14425|14434
14428|14428
14431|14404
14434|14434
14437|14533
14443|14434
14446|14452
14449|14458
14452|14452
14458|14458
14461|14371
14464|14464
14467|14464
14470|14482
14473|14482
14476|14494
14479|14488
14482|14482
14485|14494
14488|14488
14494|14494
14500|14500
14503|14488
14506|14500
14509|14500
14512|14524
14515|14524
14521|14533
14524|14524
14527|14329
14530|14533
14533|14533
14536|14329
14542|14533
14551|14359
14554|14359
14557|14359
14560|14560
14563|14563
14566|14566
14569|14566
14572|14563
14575|14566
14578|14563
14581|14560
14587|14560
14590|14608
14593|14614
14596|14560
14599|14614
14602|14608
14608|14608
14611|14611
14614|14614
14617|14611
14620|14620
14623|14623
14629|14653
14632|14653
14635|14638
14638|14638
14641|14638
14647|14647
14650|14647
14653|14653
14656|14647
14659|14620
14662|14620
14668|14674
14671|14674
14674|14674
14677|14677
14680|14677
14683|14677
14686|14623
14689|14623
14695|14698
14698|14698
14701|14701
14704|14725
14707|14701
14719|14728
14722|14701
14725|14725
14728|14728
14734|14746
14737|14728
14740|14743
14743|14743
14746|14746
14749|14746
14752|14743
14755|14758
14758|14758
14761|14758
14764|14797
14767|14797
14770|14797
14773|14797
14776|14797
14779|14797
14782|14797
14785|14797
14791|14758
14794|14797
14797|14797
14800|16522
14803|16417
14806|16522
14809|14818
14812|14812
14815|14812
14818|14818
14821|14812
14823|14818
14824|14818
14830|16531
14833|16531
14836|16531
14839|16531
14842|16531
14845|14845
14848|14848
14854|14854
14857|14857
14860|14860
14863|14863
14864|14864
14866|14866
14869|14869
14872|14872
14875|14875
14878|14878
14881|14872
14884|14878
14887|14878
14890|14890
14896|14896
14899|14896
14902|14902
14908|14908
14911|14869
14914|14902
14917|14908
14923|14923
14926|14932
14929|14932
14932|14932
14935|14950
14938|14956
14941|14953
14944|14950
14947|14953
14950|14950
14953|14953
14956|14956
14959|14959
14962|14923
14965|14959
14968|14956
14971|14923
14974|14974
14977|14974
14980|14980
14986|14980
14995|15001
14998|15016
14999|15001
15001|15001
15004|15019
15007|15007
15010|15010
15013|15013
15016|15016
15019|15019
15022|15022
15025|15025
15031|15031
15034|15034
15037|15055
15040|15043
15043|15043
15046|15058
15049|15049
15052|15049
15055|15055
15058|15058
15061|15061
15064|15124
15067|15061
15070|15061
15073|15085
15076|15106
15079|15124
15085|15085
15088|15085
15091|15091
15094|15091
15097|15091
15100|15091
15103|15091
15106|15106
15109|15112
15112|15112
15115|15106
15118|15112
15121|15124
15124|15124
15127|15127
15133|15142
15136|15148
15139|15148
15142|15142
15145|15142
15148|15148
15151|15142
15154|15148
15160|15163
15163|15163
15169|15127
15172|15178
15175|15163
15178|15178
15181|15178
15184|15163
15187|15187
15190|15190
15196|15199
15199|15199
15202|15199
15205|15211
15208|15211
15211|15211
15214|15187
15220|15211
15223|15229
15226|15229
15229|15229
15232|15229
15235|15190
15238|15190
15241|15187
15247|15250
15250|15250
15253|15187
15256|15187
15259|15250
15265|15187
15268|15250
15271|15271
15274|15274
15277|14812
15280|15274
15283|15286
15286|15286
15292|15274
15298|15298
15304|15271
15307|15271
15313|15316
15316|15316
15319|15271
15322|15316
15325|15316
15328|15286
15331|15298
15334|15298
15343|15298
15349|15349
15352|15361
15355|15361
15358|15361
15361|15361
15364|15349
15367|15349
15376|15349
15379|15382
15382|15382
15385|15349
15388|15382
15391|15382
15397|15409
15403|15412
15406|15409
15409|15409
15412|15412
15415|15412
15418|15421
15421|15421
15427|15421
15430|15421
15433|15442
15436|15442
15442|15442
15445|15469
15448|15448
15451|15448
15454|15448
15457|15457
15460|15457
15463|15469
15466|15469
15469|15469
15472|15457
15475|15457
15478|15448
15493|15499
15499|15499
15502|15505
15505|15505
15508|15505
15511|15505
15514|15499
15517|15520
15520|15520
15523|15505
15526|15499
15532|15553
15535|15520
15538|15520
15541|15553
15544|15544
15547|15544
15550|15553
15553|15553
15556|15544
15559|15568
15565|15568
15568|15568
15571|15574
15574|15574
15577|15574
15583|15592
15586|15592
15592|15592
15598|15592
15607|15607
15610|15610
15619|15658
15622|15622
15628|15628
15631|15634
15634|15634
15637|15661
15640|15643
15643|15643
15646|15646
15649|15646
15652|15646
15655|15646
15658|15658
15661|15661
15664|15664
15667|15667
15670|15667
15673|15754
15676|15682
15679|15682
15682|15682
15685|15682
15688|15682
15691|15664
15700|15664
15703|15664
15706|15664
15709|15766
15712|15715
15715|15715
15718|15715
15721|15724
15724|15724
15727|15724
15730|15766
15733|15766
15736|15763
15742|15763
15745|15754
15748|15763
15751|15754
15754|15754
15760|15763
15763|15763
15766|15766
15769|15667
15772|15772
15775|15778
15778|15778
15781|15772
15784|15778
15787|15772
15793|15772
15796|15796
15799|15796
15802|15772
15805|15796
15808|15796
15811|15796
15814|15778
15817|15820
15820|15820
15823|15820
15829|15820
15832|15835
15835|15835
15838|15835
15841|15835
15847|15853
15850|15853
15853|15853
15856|15853
15859|14758
15865|15865
15877|15880
15880|15880
15883|15889
15886|15880
15889|15889
15892|15889
15895|15910
15901|15910
15907|15910
15910|15910
15913|15925
15916|15889
15919|15880
15922|15925
15925|15925
15928|15865
15937|15865
15940|15865
15946|15865
15949|15976
15952|15865
15955|15961
15958|15961
15961|15961
15964|15961
15967|15961
15970|15925
15973|15976
15976|15976
15979|15976
15982|15961
15985|15991
15988|15991
15991|15991
15994|16000
15997|16000
16000|16000
16003|16000
16006|15991
16012|16012
16015|16033
16018|16021
16021|16021
16027|16021
16030|16012
16033|16033
16036|16033
16042|16033
16045|16012
16048|16012
16057|16072
16063|16072
16066|16072
16069|16072
16072|16072
16075|16072
16078|16078
16081|16078
16084|16078
16087|16078
16090|16078
16093|16093
16096|16171
16099|16171
16102|16114
16105|16171
16108|16108
16114|16114
16120|16093
16123|16093
16132|16093
16135|16138
16138|16138
16141|16138
16144|16144
16147|16144
16150|16144
16153|16108
16156|16093
16159|16138
16162|16108
16165|16114
16168|16114
16171|16171
16174|16174
16177|16177
16180|16177
16183|16177
16186|16186
16195|16225
16198|16225
16201|16174
16204|16186
16207|16222
16210|16222
16213|16213
16216|16213
16219|16213
16222|16222
16225|16225
16228|16228
16231|16234
16234|16234
16240|16234
16243|16249
16246|16228
16249|16249
16252|16228
16258|16258
16261|16264
16264|16264
16267|15442
16267|16264
16273|16273
16276|16273
16279|16279
16282|16297
16285|16297
16288|16297
16291|16297
16294|16297
16297|16297
16303|16309
16309|16309
16315|16309
16318|16309
16321|16279
16324|16279
16327|16279
16330|16348
16333|16279
16336|16348
16339|16279
16342|16342
16345|16348
16348|16348
16351|16342
16354|16369
16357|16363
16360|16342
16363|16363
16366|16363
16369|16369
16375|16369
16378|16378
16381|16378
16384|16378
16390|16378
16393|16417
16396|15853
16399|16378
16402|15853
16405|15853
16408|16378
16414|16378
16417|16417
16420|16417
16423|16417
16426|16417
16429|16417
16432|16378
16435|16417
16438|16438
16441|16522
16447|16480
16453|16438
16456|16438
16459|16522
16462|16540
16465|16540
16468|16543
16471|16498
16474|16498
16477|16480
16480|16480
16483|16480
16489|16489
16492|16489
16495|16489
16498|16498
16501|16489
16507|16522
16510|16498
16513|16516
16516|16516
16519|16516
16522|16522
16525|16522
16528|16531
16531|16531
16534|16516
16540|16540
16543|16543
16546|16543
16549|16549
16552|16549
16555|16549
16558|16543
16561|16561
16564|16576
16567|16576
16570|16576
16576|16576
16579|16591
16582|16594
16585|16594
16591|16591
16594|16594
16597|16597
16600|16597
16603|16624
16606|16597
16609|16609
16612|16561
16618|16561
16621|16561
16624|16624
16627|16609
16630|16624
16633|16645
16636|16636
16639|16624
16642|16645
16645|16645
16648|16636
16654|16654
16657|16654
16660|16654
16663|16681
16666|16702
16669|16681
16670|17920
16672|16681
16673|16690
16675|16690
16678|16681
16681|16681
16690|16690
16693|16690
16699|16690
16702|16702
16705|17920
16708|16708
16711|16690
16714|16690
16717|16732
16720|16732
16723|16732
16726|16732
16729|16732
16732|16732
16735|16732
16738|16738
16741|16744
16744|16744
16747|16750
16750|16750
16753|16738
16756|16756
16759|16738
16763|16738
16765|16774
16768|16756
16771|16774
16774|16774
16777|16777
16780|16792
16783|16792
16786|16777
16789|16777
16792|16792
16795|16777
16798|16792
16801|16801
16804|16804
16807|16801
16810|16801
16813|16813
16816|16816
16819|16819
16822|16822
16825|16834
16828|16828
16831|16831
16834|16834
16837|16837
16840|16849
16843|16837
16846|16855
16849|16849
16852|16813
16855|16855
16858|16858
16861|16849
16864|16813
16867|16858
16870|16870
16873|16870
16876|16876
16879|16882
16882|16882
16885|16885
16900|16912
16903|16903
16904|16903
16906|16906
16909|16909
16912|16912
16915|16876
16921|16876
16924|16936
16927|16933
16930|16909
16933|16933
16936|16936
16939|16939
16941|16941
16942|16975
16945|16951
16948|16951
16951|16951
16954|16951
16957|16969
16960|16941
16960|17284
16966|16975
16969|16969
16972|16972
16975|16975
16981|16941
16984|16969
16987|16972
16993|16939
16994|17011
17003|16939
17005|17011
17008|17017
17011|17011
17014|17017
17017|17017
17020|17032
17023|17032
17026|17029
17029|17029
17032|17032
17035|17035
17038|17059
17041|17044
17044|17044
17047|17059
17050|17044
17053|17056
17056|17056
17059|17059
17062|17077
17065|17035
17068|17035
17071|17071
17074|17059
17077|17077
17080|17035
17083|17071
17086|17089
17089|17089
17092|17071
17095|17089
17101|17224
17104|17110
17107|17128
17110|17110
17113|17128
17116|17110
17119|17143
17122|17149
17125|17125
17128|17128
17131|17125
17134|17125
17137|17125
17140|17149
17143|17143
17146|17170
17149|17149
17152|17170
17155|17143
17158|17176
17164|17176
17167|17179
17170|17170
17173|17176
17176|17176
17179|17179
17182|17176
17185|17179
17191|17179
17197|17179
17206|17212
17209|17212
17212|17212
17218|17212
17224|17224
17230|17230
17233|17248
17236|17242
17239|17239
17242|17242
17245|17239
17248|17248
17251|17254
17254|17254
17257|17254
17260|17263
17263|17263
17266|17266
17269|17278
17272|17272
17275|17272
17278|17278
17281|17284
17284|17284
17287|17287
17290|17272
17296|17272
17299|17305
17302|17287
17305|17305
17308|17266
17314|17266
17317|17305
17320|17266
17323|17326
17325|17326
17326|17326
17329|17329
17332|17335
17335|17335
17338|17335
17344|17344
17347|17344
17350|17344
17353|17329
17356|17357
17357|17357
17359|17365
17362|17365
17365|17365
17368|17357
17374|17329
17377|17380
17380|17380
17383|17380
17386|17380
17392|17395
17395|17395
17398|17395
17401|17395
17404|17419
17410|17419
17413|17416
17416|17416
17419|17419
17425|17443
17428|17416
17431|17419
17434|17416
17437|17443
17440|17443
17443|17443
17449|17476
17452|17464
17458|17476
17461|17464
17464|17464
17467|17464
17476|17476
17479|17479
17482|17479
17485|17476
17488|17488
17491|17488
17494|17488
17497|17479
17500|17479
17503|17488
17506|17506
17509|17515
17510|17515
17512|17524
17515|17515
17518|17515
17521|17521
17524|17524
17527|17530
17530|17530
17533|17521
17536|17560
17539|17524
17542|17530
17545|17521
17554|17506
17557|17506
17560|17560
17566|17569
17569|17569
17572|17506
17575|17569
17578|17605
17581|17560
17584|17569
17587|17605
17596|17605
17602|17611
17605|17605
17608|17611
17611|17611
17614|17605
17617|17662
17619|17623
17620|17623
17623|17623
17626|17623
17629|17641
17632|17641
17638|17662
17641|17641
17644|17677
17647|17677
17650|17662
17653|17641
17656|17662
17659|17662
17662|17662
17665|17662
17668|17662
17671|17689
17674|17677
17677|17677
17680|17677
17683|17662
17686|17689
17689|17689
17692|17689
17695|17689
17698|17689
17701|17707
17704|17707
17707|17707
17710|17707
17713|17713
17716|17728
17719|17728
17722|17722
17723|17759
17728|17728
17731|17713
17734|17743
17737|17743
17743|17743
17749|17713
17755|17713
17758|17770
17759|17759
17764|17713
17767|17779
17770|17770
17773|17770
17776|17770
17779|17779
17785|17779
17791|17791
17797|17791
17806|17791
17812|17818
17815|17818
17818|17818
17821|17818
17824|17722
17827|17827
17830|17854
17833|17833
17836|17833
17839|17842
17842|17842
17845|17833
17848|17857
17851|17866
17854|17854
17857|17857
17860|17842
17863|17866
17866|17866
17869|17866
17878|17878
17884|17857
17887|17857
17890|17878
17893|17827
17896|17878
17899|17827
17902|16708
17905|16708
17908|17920
17911|17827
17914|16702
17917|16708
17920|17920
17923|16702
17926|16708
17932|17935
17935|17935
17938|17935
17941|17944
17944|17944
17950|17950
17953|17944
17956|17971
17959|17950
17962|17971
17968|17950
17971|17971
17980|17971
17983|17971
17986|17989
17989|17989
17998|17989
18001|18001
18004|18007
18007|18007
18008|18007
18010|18001
18013|16681
18016|18001
18022|18001
18025|18028
18028|18028
18037|18040
18040|18040
18043|18028
18052|18040
18055|18028
18064|18040
18073|18073
18077|18073
18079|18073
18082|18073
18085|18073
18088|18100
18091|18073
18094|18073
18097|18073
18100|18100
18103|18100
18109|18073
18112|18685
18115|18115
18118|18118
18121|18115
18124|18115
18127|18118
18130|18118
18133|18133
18136|18172
18139|18160
18142|18163
18145|18184
18148|18163
18157|18184
18160|18160
18163|18163
18172|18172
18175|18133
18178|18202
18181|18202
18184|18184
18187|18133
18190|18133
18196|18196
18199|18199
18202|18202
18211|18223
18217|18133
18223|18223
18229|18229
18235|18262
18241|18244
18244|18244
18247|18244
18253|18262
18259|18229
18262|18262
18274|18277
18277|18277
18280|18229
18283|18229
18298|18277
18304|18304
18307|18304
18310|18304
18313|18313
18316|18322
18319|18322
18322|18322
18325|18313
18328|18328
18331|18328
18334|18328
18340|18313
18343|18313
18352|18352
18355|18364
18358|18364
18364|18364
18367|18364
18370|18352
18373|18373
18376|18373
18379|18373
18382|18373
18385|18352
18388|18352
18391|18394
18394|18394
18397|18352
18400|18115
18403|18394
18406|18406
18409|18409
18412|18409
18415|18406
18418|18418
18421|18568
18427|18406
18430|18568
18433|18466
18436|18436
18439|18436
18445|18418
18454|18436
18457|18586
18463|18466
18466|18466
18475|18481
18478|18484
18481|18481
18484|18484
18487|18484
18490|18481
18493|18583
18496|18496
18499|18502
18502|18502
18505|18532
18508|18523
18514|18523
18517|18532
18520|18550
18523|18523
18526|18496
18529|18496
18532|18532
18538|18550
18541|18544
18544|18544
18547|18547
18550|18550
18553|18547
18556|18544
18559|18547
18562|18562
18565|18634
18568|18568
18571|18604
18577|18583
18580|18568
18583|18583
18586|18586
18589|18562
18592|18586
18595|18604
18598|18100
18601|18601
18604|18604
18607|18562
18619|18619
18622|18628
18625|18601
18628|18628
18631|18619
18634|18634
18637|18628
18643|18652
18649|18619
18652|18652
18658|18667
18667|18667
18670|18583
18673|18673
18676|18676
18679|18682
18682|18682
18685|18685
18691|18685
18694|18685
18697|18673
18706|18739
18709|18676
18712|18676
18715|18739
18721|18742
18724|18673
18727|18736
18730|18742
18733|18736
18736|18736
18739|18739
18742|18742
18745|18748
18748|18748
18751|18748
18754|18754
18757|18766
18760|18766
18763|18775
18766|18766
18769|18775
18772|18775
18775|18775
18778|18790
18781|18781
18784|18787
18787|18787
18790|18790
18793|18787
18796|18823
18799|18844
18802|18781
18805|18790
18808|18781
18811|18754
18814|18814
18820|18754
18823|18823
18829|18814
18832|18832
18835|18823
18838|18838
18841|18832
18844|18844
18847|18832
18850|18838
18853|18880
18856|18880
18859|18859
18865|18880
18868|18880
18871|18871
18874|18880
18877|18871
18880|18880
18883|18859
18886|18859
18889|18880
18892|18871
18895|18871
18898|18880
18901|18901
18904|18904
18907|18904
18913|18901
18919|18919
18922|18922
18925|18901
18928|18901
18931|18943
18934|18943
18937|18922
18943|18943
18946|18943
18949|18949
18952|18952
18955|18949
18958|18958
18961|18952
18964|18949
18967|18958
18970|18949
18973|18949
18976|18985
18979|18991
18985|18985
18988|18985
18991|18991
18994|18991
18997|18997
19000|18997
19003|18997
19006|18997
19009|19009
19012|19021
19015|19021
19018|19021
19021|19021
19024|19033
19027|19030
19030|19030
19033|19033
19036|19033
19039|19030
19042|19057
19045|19057
19051|19051
19057|19057
19060|19009
19063|19051
19066|19066
19069|19075
19072|19051
19075|19075
19078|19009
19081|19066
19084|19075
19087|19009
19090|19075
19093|19093
19096|19075
19099|19093
19102|19066
19105|19093
19108|19093
19111|19111
19114|19198
19117|19138
19123|19126
19126|19126
19129|19138
19132|19126
19135|19126
19138|19138
19141|19141
19144|19159
19147|19147
19150|19159
19156|19141
19159|19159
19162|19159
19165|19138
19168|19141
19174|19141
19177|19111
19180|19111
19183|19111
19186|19111
19189|19198
19192|19147
19198|19198
19204|19204
19207|19207
19210|19207
19213|19207
19216|19225
19219|19207
19222|19225
19225|19225
19228|19204
19231|19237
19234|19225
19237|19237
19240|19237
19243|19237
19246|19246
19249|19249
19252|19255
19255|19255
19258|19246
19261|19255
19264|19249
19267|19249
19270|19255
19273|19318
19276|19246
19279|19249
19285|19249
19288|19288
19291|19291
19294|19291
19297|19309
19300|19249
19303|19291
19306|19288
19309|19309
19312|19288
19315|19291
19318|19318
19321|19309
19327|19318
19330|19333
19333|19333
19336|19351
19339|19333
19342|19351
19345|19333
19348|19351
19351|19351
19354|19333
19357|19360
19358|19360
19360|19360
19361|19360
19363|19363
19366|19366
19369|19372
19372|19372
19375|19363
19378|19372
19384|19414
19387|19363
19393|19366
19396|19372
19402|19405
19405|19405
19408|19414
19414|19414
19417|19366
19420|19405
19423|19414
19426|19366
19429|19429
19432|19432
19435|19435
19438|19435
19441|19441
19444|19441
19447|19441
19450|19429
19453|19429
19456|19432
19459|19432
19462|19462
19465|19462
19468|19429
19471|19489
19474|19462
19477|19483
19480|19489
19483|19483
19489|19489
19492|19483
19495|19495
19496|19496
19498|19501
19501|19501
19504|19501
19507|19495
19510|19495
19519|19496
19522|19537
19534|19537
19537|19537
19543|19496
19546|19537
19552|19495
19555|19555
19558|19555
19561|19555
19564|19564
19567|19567
19570|19567
19576|19564
19579|19564
19582|19588
19585|19588
19588|19588
19591|19594
19594|19594
19597|19597
19600|19603
19603|19603
19606|19603
19612|19597
19615|19603
19618|19597
19621|19597
19624|19624
19627|19639
19633|19639
19636|19645
19639|19639
19642|19645
19645|19645
19648|19645
19654|19654
19657|19669
19660|19654
19666|19654
19669|19669
19672|19624
19675|19669
19678|19624
19681|19681
19684|19741
19687|19699
19693|19699
19699|19699
19702|19702
19705|19360
19708|19702
19711|19741
19714|19681
19717|19702
19726|19735
19729|19681
19735|19735
19738|19735
19741|19741
19750|19753
19753|19753
19756|19753
19759|19753
19762|19753
19768|19753
19774|19774
19777|19777
19780|19789
19783|19789
19786|19789
19789|19789
19792|19777
19795|19789
19798|19789
19801|19815
19803|19804
19804|19804
19807|19813
19810|19774
19813|19813
19815|19815
19816|19815
19819|19819
19825|19828
19828|19828
19831|19831
19837|19831
19843|19873
19846|19831
19852|19858
19855|19819
19858|19858
19861|19819
19864|19858
19867|19867
19870|19885
19873|19873
19876|19885
19879|19873
19882|19867
19885|19885
19888|19867
19891|20014
19894|19867
19897|19885
19900|19900
19903|19900
19909|19909
19912|19930
19915|19900
19918|19918
19921|19945
19927|19930
19930|19930
19933|19918
19936|19945
19939|19918
19942|19942
19945|19945
19948|19945
19954|19942
19957|19942
19960|19960
19963|19777
19966|19969
19969|19969
19972|19969
19975|19975
19978|19975
19981|19813
19984|19975
19987|19960
19990|19960
19993|19960
19996|19996
20002|20014
20005|20017
20008|19996
20011|19996
20014|20014
20017|20017
20020|20017
20023|19804
20026|20035
20029|19774
20035|20035
20041|20035
20044|20044
20047|20056
20050|20050
20053|20056
20056|20056
20059|20050
20065|20044
20068|20044
20071|20071
20074|20071
20080|20101
20083|20044
20086|20071
20089|20071
20095|20101
20098|20101
20101|20101
20104|20056
20107|20107
20110|20137
20113|20122
20116|20122
20122|20122
20125|20122
20128|20131
20131|20131
20134|20107
20137|20137
20140|20140
20143|20140
20146|20137
20149|20107
20152|20137
20155|20140
20158|20131
20161|20161
20164|20161
20167|20179
20170|20161
20173|20182
20179|20179
20182|20182
20185|20161
20188|20182
20191|20179
20194|20194
20195|20194
20197|20197
20198|20200
20200|20200
20200|20209
20206|20209
20207|20209
20209|20209
20215|20209
20218|20209
20224|20305
20227|20242
20230|20242
20233|20242
20236|20242
20242|20242
20245|20257
20254|20257
20257|20257
20258|20257
20260|20260
20263|20263
20266|20263
20269|20263
20272|20275
20275|20275
20278|20275
20284|20285
20285|20285
20287|20285
20290|20285
20293|20194
20296|20197
20299|20308
20302|20200
20305|20305
20306|20305
20308|20308
20311|20260
20312|20260
20314|20314
20317|20320
20320|20320
20323|20314
20326|20332
20329|20314
20332|20332
20335|20335
20341|20341
20344|20350
20347|20341
20350|20350
20353|20341
20356|20356
20359|20356
20362|20335
20364|20364
20365|20380
20368|20380
20371|20356
20374|20364
20375|20335
20377|20380
20380|20380
20386|20364
20387|20392
20389|20350
20392|20392
20395|20392
20398|20410
20401|20401
20404|20410
20407|20401
20410|20410
20413|20413
20416|20413
20419|20401
20422|20401
20425|20410
20428|20410
20431|20413
20434|20434
20437|20443
20440|20443
20443|20443
20446|20443
20449|20455
20452|20455
20455|20455
20458|20458
20461|20458
20464|20455
20467|20467
20470|20467
20473|20476
20476|20476
20479|20476
20482|20485
20485|20485
20488|20467
20491|20467
20494|20494
20497|20494
20500|20500
20503|20506
20506|20506
20509|20506
20512|20515
20515|20515
20518|20515
20521|20500
20524|20500
20527|20542
20530|20542
20533|20542
20536|20539
20539|20539
20542|20542
20545|20539
20547|20500
20548|20500
20551|20551
20554|20557
20557|20557
20560|20557
20561|20575
20562|20575
20563|20579
20566|20569
20569|20569
20572|20569
20575|20575
20578|20579
20579|20579
20580|20579
20581|20579
20584|20587
20587|20587
20590|20587
20593|20551
20596|20551
20599|20599
20605|20611
20608|20611
20611|20611
20614|20611
20617|20623
20620|20623
20623|20623
20626|20599
20629|20635
20632|20599
20635|20635
20638|20635
20641|20641
20644|20650
20647|20650
20650|20650
20651|20650
20656|20656
20659|20662
20662|20662
20665|20662
20668|20669
20669|20669
20671|20656
20677|20641
20680|20662
20683|20641
20686|20641
20689|20641
20692|20669
20695|20695
20698|20698
20699|20698
20701|20707
20702|20710
20704|20704
20705|20704
20707|20707
20710|20710
20713|20710
20716|20716
20719|20716
20722|20722
20725|20722
20728|20728
20729|20728
20731|20734
20734|20734
20737|20734
20740|20740
20743|20740
20746|20752
20749|20752
20752|20752
20758|20779
20764|20767
20767|20767
20770|20770
20773|20770
20776|20770
20779|20779
20782|20779
20785|20767
20788|20767
20791|20791
20794|20794
20797|20794
20800|20791
20803|20791
20806|20794
20809|20794
20812|20794
20815|20818
20818|20818
20821|20818
20824|20791
20827|20827
20833|20848
20836|20836
20839|20836
20842|20827
20845|20848
20848|20848
20851|20836
20854|20854
20857|20857
20860|20857
20866|20857
20869|20875
20872|20875
20875|20875
20878|20878
20881|20854
20884|20854
20887|20854
20890|20878
20893|20878
20896|20878
20899|20900
20900|20900
20902|20908
20905|20908
20908|20908
20911|20900
20914|20900
20917|20920
20920|20920
20923|20923
20926|20923
20929|20929
20932|20929
20935|20938
20938|20938
20941|20941
20944|20944
20947|20941
20950|20950
20953|20950
20956|20944
20959|20959
20962|20959
20965|20965
20968|20971
20971|20971
20974|20971
20977|20977
20980|20977
20983|20984
20984|20984
20986|20984
20989|20965
20992|20992
20995|20965
20998|20965
21001|20965
21004|21004
21005|21004
21007|21004
21010|21028
21013|21028
21016|21028
21019|21025
21022|21025
21025|21025
21028|21028
21031|21025
21034|21034
21037|21034
21040|21040
21043|21061
21046|21040
21049|21061
21052|21040
21055|21040
21058|21085
21061|21061
21064|21085
21067|21061
21070|21040
21073|21061
21079|21061
21082|21040
21085|21085
21088|21040
21091|21109
21100|21100
21103|21109
21106|21100
21109|21109
21112|21109
21115|21115
21118|21127
21121|21115
21124|21124
21127|21127
21130|21127
21133|21124
21136|21136
21139|21115
21142|21136
21145|21124
21148|21154
21154|21154
21157|21157
21163|21154
21166|21157
21172|21172
21175|21181
21178|21205
21181|21181
21184|21205
21187|21109
21190|21211
21193|21220
21196|21196
21199|21211
21202|21172
21205|21205
21208|21211
21211|21211
21214|21211
21217|21220
21220|21220
21223|21172
21226|21196
21229|21196
21232|21172
21235|21235
21238|21238
21241|21244
21244|21244
21247|21250
21250|21250
21256|21034
21259|21244
21262|21034
21268|21235
21271|21250
21274|21235
21277|21235
21280|21238
21283|21238
21289|21289
21292|21292
21295|21292
21298|21292
21301|21289
21304|21307
21307|21307
21310|21319
21313|21289
21316|21307
21319|21319
21322|21319
21325|21325
21328|21325
21331|21334
21334|21334
21335|21334
21337|21340
21338|21343
21340|21340
21341|21340
21343|21343
21346|21343
21349|21349
21352|21349
21355|21361
21358|21361
21361|21361
21364|21364
21367|21364
21370|21370
21373|21364
21376|21370
21379|21385
21382|21370
21385|21385
21388|21388
21391|21385
21394|21388
21397|21388
21400|21400
21406|21409
21409|21409
21412|21421
21415|21409
21418|21421
21421|21421
21424|21400
21427|21400
21430|21400
21433|21433
21436|21433
21439|21439
21442|21451
21445|21457
21448|21451
21451|21451
21454|21451
21457|21457
21460|21439
21463|21439
21466|21439
21469|21439
21472|21472
21475|21472
21478|21478
21481|21478
21484|21484
21487|21490
21490|21490
21493|21496
21496|21496
21499|21499
21500|21499
21502|21496
21505|21529
21508|21520
21511|21484
21517|21529
21520|21520
21523|21523
21526|21484
21529|21529
21532|21523
21535|21523
21538|21538
21550|21601
21553|21553
21556|21583
21559|21553
21562|21583
21565|21592
21577|21592
21580|21583
21583|21583
21589|21589
21592|21592
21595|21592
21598|21601
21601|21601
21604|21601
21607|21607
21609|21609
21610|21609
21613|21616
21616|21616
21619|21616
21622|21622
21625|21609
21628|21628
21631|21628
21634|21622
21637|21637
21640|21640
21643|21655
21646|21655
21649|21637
21652|21661
21655|21655
21658|21664
21661|21661
21664|21664
21667|21664
21670|21670
21673|21673
21676|21670
21679|21673
21682|21670
21685|21640
21688|21688
21690|21697
21691|21697
21694|21703
21697|21697
21700|21715
21703|21703
21706|21703
21709|21688
21712|21688
21715|21715
21718|21727
21721|21715
21724|21688
21727|21727
21730|21730
21733|21733
21736|21739
21739|21739
21742|21751
21745|21739
21748|21733
21751|21751
21754|21733
21757|21757
21760|21751
21763|21757
21766|21769
21769|21769
21772|21730
21775|21775
21778|21775
21781|21769
21784|21730
21786|21786
21787|21787
21790|21787
21796|21796
21799|21786
21801|21805
21802|21796
21804|21805
21805|21805
21808|21808
21811|21817
21814|21820
21817|21817
21820|21820
21823|21829
21826|21817
21829|21829
21832|21829
21835|21835
21838|21829
21841|21835
21844|21808
21847|21808
21850|21835
21853|21853
21856|21868
21859|21859
21862|21859
21865|21859
21868|21868
21871|21871
21874|21880
21877|21853
21880|21880
21883|21871
21886|21892
21889|21901
21892|21892
21895|21853
21898|21880
21901|21901
21904|21901
21907|21907
21910|21910
21913|21910
21916|21925
21919|21925
21922|21910
21925|21925
21928|21934
21931|21907
21934|21934
21937|21907
21940|21940
21943|21943
21946|21940
21949|21943
21952|21952
21955|21952
21958|21970
21961|21964
21964|21964
21967|21970
21970|21970
21973|21964
21976|21952
21979|21952
21982|21952
21985|21985
21988|21985
21991|21589
21994|21994
21997|21997
22000|22006
22003|22006
22006|22006
22009|21994
22012|21994
22015|22015
22018|22015
22024|22015
22024|22045
22030|22015
22033|22015
22036|22015
22040|22240
22041|22240
22042|22045
22045|22045
22051|22051
22052|22075
22053|22076
22054|22057
22057|22057
22060|22060
22066|22060
22069|22051
22072|22051
22073|22051
22075|22075
22076|22076
22078|22075
22081|22081
22084|22090
22087|22096
22090|22090
22093|22081
22096|22096
22099|22081
22102|22081
22105|22081
22108|22111
22111|22111
22114|22114
22117|22114
22120|22120
22123|22120
22126|22120
22129|22114
22132|22132
22138|22147
22141|22132
22144|22132
22147|22147
22150|22147
22153|22153
22156|22153
22159|22153
22162|22045
22165|22165
22168|22171
22171|22171
22174|22177
22177|22177
22180|22171
22183|22165
22186|22177
22189|22165
22192|22192
22195|22192
22198|22165
22201|22165
22204|22192
22207|22207
22210|22237
22213|22222
22216|22225
22219|22222
22222|22222
22225|22225
22228|22207
22231|22207
22234|22207
22237|22237
22240|22240
22243|22240
22246|22261
22249|22250
22250|22250
22252|22255
22255|22255
22258|22258
22261|22261
22264|22255
22267|22258
22270|22250
22273|22255
22276|22276
22279|22258
22282|22261
22285|22285
22288|22285
22291|22291
22294|22276
22297|22291
22300|22291
22303|22303
22306|22303
22309|22319
22312|22303
22315|22015
22318|22319
22319|22319
22321|22319
22324|22319
22327|22333
22330|22333
22333|22333
22336|22390
22339|22333
22348|22366
22351|22390
22357|22402
22363|22366
22366|22366
22372|22366
22375|22366
22378|22402
22381|22402
22384|22333
22387|22333
22390|22390
22393|22390
22396|22390
22399|22390
22402|22402
22405|22402
22408|22411
22411|22411
22414|22420
22417|22420
22420|22420
22423|22423
22426|22432
22429|22432
22432|22432
22435|22435
22438|22708
22441|22453
22444|22453
22447|22435
22450|22435
22453|22453
22456|22435
22459|22465
22462|22453
22465|22465
22468|22411
22471|22465
22474|22423
22477|22480
22480|22480
22483|22480
22486|22480
22489|22489
22492|22504
22495|22498
22498|22498
22501|22516
22504|22504
22507|22498
22510|22489
22513|22489
22516|22516
22519|22504
22522|22525
22525|22525
22528|22528
22531|22546
22534|22552
22537|22558
22540|22546
22543|22561
22546|22546
22549|22558
22552|22552
22555|22576
22558|22558
22561|22561
22564|22528
22567|22561
22570|22528
22573|22528
22576|22576
22582|22591
22585|22597
22588|22576
22591|22591
22594|22591
22597|22597
22600|22597
22603|22597
22606|22561
22609|22609
22612|22612
22615|22615
22618|22612
22621|22615
22624|22624
22627|22624
22630|22609
22633|22624
22636|22648
22639|22648
22642|22648
22645|22609
22648|22648
22651|22651
22654|22660
22657|22657
22660|22660
22663|22657
22669|22657
22672|22672
22675|22672
22678|22678
22681|22672
22684|22678
22687|22678
22690|22651
22693|22651
22696|22702
22702|22702
22705|22702
22708|22708
22711|22708
22714|22714
22717|22720
22720|22720
22723|22714
22726|22714
22729|22732
22732|22732
22735|22732
22736|22736
22737|22736
22738|22738
22739|22736
22741|22741
22744|22741
22750|22759
22759|22759
22762|22759
22765|22759
22768|22780
22771|22780
22774|22741
22777|22834
22779|22780
22780|22780
22783|22786
22786|22786
22789|22786
22792|22795
22795|22795
22798|22801
22801|22801
22804|22795
22807|22822
22810|22810
22813|22813
22816|22813
22819|22810
22822|22822
22825|22828
22828|22828
22831|22738
22834|22834
22837|22840
22840|22840
22843|22849
22846|22846
22849|22849
22852|22852
22853|22852
22855|22861
22856|22849
22858|22861
22861|22861
22864|22852
22867|22846
22868|22846
22870|22870
22873|22873
22876|22891
22879|22873
22882|22870
22885|22900
22888|22888
22891|22891
22894|22870
22897|22897
22898|22897
22900|22900
22903|22888
22906|22897
22909|22909
22910|22909
22912|22873
22915|22918
22918|22918
22921|22924
22924|22924
22927|22960
22930|22945
22933|22933
22936|22924
22945|22945
22951|22945
22954|22954
22957|22918
22960|22960
22963|22963
22966|22954
22969|22969
22972|22972
22975|22978
22978|22978
22981|22981
22984|22981
22987|22969
22990|22969
22993|22972
22996|22972
22999|22969
23005|23005
23008|23008
23011|23008
23014|23020
23017|23020
23020|23020
23023|23023
23026|23023
23029|23032
23032|23032
23035|23005
23038|23041
23041|23041
23044|23005
23047|23023
23050|23005
23053|23053
23056|23053
23059|23059
23062|22933
23065|23065
23068|23074
23071|23089
23074|23074
23077|23089
23080|23086
23083|23059
23086|23086
23089|23089
23092|23059
23095|23095
23098|23095
23101|22960
23104|22933
23107|23065
23110|23110
23113|23122
23116|23122
23119|23128
23122|23122
23125|23128
23128|23128
23131|22963
23134|23134
23137|23110
23140|23143
23143|23143
23146|23143
23149|23149
23152|23152
23158|23158
23161|23173
23164|23173
23167|23152
23170|23158
23173|23173
23176|23149
23179|23173
23182|23188
23185|23149
23188|23188
23191|23191
23194|23194
23197|23200
23200|23200
23203|23200
23206|23191
23212|23194
23215|23194
23218|23191
23221|23227
23224|23227
23227|23227
23230|23230
23231|23231
23232|23231
23234|23235
23235|23235
23236|23236
23237|23235
23239|23134
23242|23230
23245|23246
23246|23246
23248|23235
23251|23230
23254|23266
23255|23266
23257|23236
23260|23236
23266|23266
23268|23231
23272|23272
23275|23272
23278|23272
23281|23293
23284|23284
23287|23293
23290|23293
23293|23293
23296|23284
23299|23293
23302|23302
23305|23302
23308|23302
23311|23284
23314|23317
23317|23317
23320|23317
23323|23332
23326|23326
23327|23326
23329|23326
23332|23332
23335|23332
23338|23332
23341|23341
23344|23344
23347|23344
23350|23344
23353|23341
23356|23356
23359|23356
23362|23365
23365|23365
23368|23368
23371|23374
23374|23374
23377|23377
23380|23383
23383|23383
23386|23383
23389|23377
23392|23392
23395|23377
23398|23392
23401|23401
23404|23446
23407|23416
23410|23446
23413|23446
23416|23416
23417|23419
23419|23419
23422|23425
23425|23425
23427|23428
23428|23428
23430|23430
23431|23430
23434|23430
23437|23401
23440|23401
23443|23401
23446|23446
23449|23446
23452|23455
23455|23455
23458|23455
23461|23473
23464|23476
23467|23476
23470|23473
23473|23473
23476|23476
23479|23479
23482|23485
23485|23485
23488|23497
23491|23479
23494|23497
23497|23497
23500|23500
23503|23504
23504|23504
23506|23512
23509|23510
23510|23510
23512|23512
23515|23515
23518|23515
23521|23500
23524|23500
23527|23527
23530|23530
23533|23527
23534|23534
23535|23535
23536|23536
23537|23538
23538|23538
23539|23527
23542|23534
23545|23534
23548|23548
23551|23548
23554|23548
23557|23563
23560|23563
23563|23563
23566|23575
23569|23586
23570|23575
23572|23575
23575|23575
23578|23584
23579|23584
23581|23586
23582|23602
23584|23584
23586|23586
23590|23590
23596|23575
23599|23602
23602|23602
23605|23563
23608|23611
23611|23611
23614|23614
23617|23617
23620|23617
23623|23617
23626|23629
23627|23629
23629|23629
23630|23617
23632|23629
23633|23617
23635|23617
23638|23638
23641|23644
23644|23644
23647|23647
23650|23650
23653|23647
23656|23638
23659|23674
23660|23638
23662|23674
23665|23668
23668|23668
23674|23674
23677|23677
23680|23683
23683|23683
23684|23701
23686|23794
23689|23701
23692|23590
23695|23701
23698|23714
23701|23701
23704|23677
23707|23677
23710|23710
23713|23714
23714|23714
23716|23710
23719|23710
23722|23722
23725|23728
23728|23728
23731|23749
23734|23734
23737|23734
23738|23734
23740|23728
23743|23722
23746|23590
23749|23749
23752|23749
23755|23722
23761|23590
23764|23764
23767|23767
23768|23767
23770|23767
23771|23764
23773|23776
23776|23776
23778|23764
23779|23776
23782|23782
23785|23767
23788|23788
23791|23611
23794|23794
23797|23798
23798|23798
23799|23799
23800|23799
23803|23794
23806|23794
23809|23812
23812|23812
23815|23812
23818|23818
23821|23818
23824|23824
23827|23830
23830|23830
23833|23833
23836|23833
23839|23839
23840|23839
23842|23842
23843|23842
23845|23824
23846|23851
23848|23833
23851|23851
23854|23824
23857|23857
23860|23869
23863|23866
23866|23866
23869|23869
23872|23872
23875|23866
23878|23857
23881|23881
23884|23884
23887|23887
23888|23887
23890|23896
23893|23887
23896|23896
23899|23896
23902|23887
23905|23908
23908|23908
23911|23911
23914|23911
23917|23917
23920|23911
23923|23926
23924|23908
23926|23926
23929|23926
23932|23935
23935|23935
23938|23938
23941|23941
23942|23942
23944|23947
23945|23947
23946|23947
23947|23947
23950|23941
23953|23954
23954|23954
23956|23954
23959|23977
23962|23941
23965|23941
23966|23941
23968|23971
23971|23971
23972|23971
23974|23971
23977|23977
23978|23977
23980|23942
23983|23942
23986|23986
23987|23986
23989|23995
23992|23995
23995|23995
23998|23995
24001|23614
24004|23614
24007|24007
24010|24007
24013|24013
24016|24013
24019|24028
24022|24022
24025|24028
24028|24028
24031|24022
24034|24028
24037|24022
24041|24044
24042|24044
24043|24043
24044|24044
24045|24044
24046|24049
24048|24049
24049|24049
24052|24043
24055|24043
24058|24061
24060|24061
24061|24061
24064|24065
24065|24065
24067|24043
24070|24073
24073|24073
24076|24076
24079|24112
24082|24109
24085|24112
24088|24076
24091|24076
24094|24109
24097|24076
24100|24100
24103|24100
24106|24076
24109|24109
24112|24112
24115|24100
24118|24121
24121|24121
24124|24163
24130|24154
24133|24133
24136|24133
24142|24133
24145|24133
24148|24133
24151|24169
24154|24154
24157|24163
24160|24133
24163|24163
24166|24121
24169|24169
24172|24175
24175|24175
24178|24175
24181|24181
24184|24184
24187|24187
24190|24181
24193|24193
24194|24193
24196|24193
24199|24187
24202|24208
24205|24181
24207|24208
24208|24208
24211|24211
24214|24214
24215|24217
24217|24217
24220|24229
24221|24214
24221|24221
24223|24211
24226|24217
24229|24229
24232|24211
24235|24235
24238|24241
24241|24241
24244|24241
24247|24250
24250|24250
24253|24250
24256|24259
24259|24259
24262|24259
24264|24265
24265|24265
24268|24277
24271|24277
24274|24280
24277|24277
24280|24280
24283|24286
24286|24286
24289|24280
24292|24301
24295|24286
24298|24259
24301|24301
24305|24305
24307|24310
24308|24305
24310|24310
24311|24305
24313|24313
24314|24313
24316|24316
24317|24316
24318|24305
24319|24316
24322|24305
24328|24328
24331|24133
24331|24305
24332|24340
24334|24328
24337|24340
24340|24340
24343|24343
24346|24346
24349|24346
24352|24352
24355|24343
24358|24352
24359|24364
24360|24364
24361|24343
24364|24364
24367|24352
24370|24346
24373|24373
24376|24376
24379|24376
24380|24376
24382|24373
24385|24373
24388|24376
24391|24373
24394|24373
24397|24373
24400|24400
24401|24400
24403|24403
24404|24403
24406|24406
24409|24406
24412|24412
24415|24415
24418|24415
24421|24412
24424|24433
24427|24412
24430|24433
24433|24433
24436|24436
24439|24436
24442|24444
24444|24444
24445|24445
24448|24448
24451|24454
24454|24454
24457|24454
24463|24478
24466|24448
24469|24472
24472|24472
24475|24448
24478|24478
24481|24472
24484|24484
24487|24484
24490|24490
24493|24496
24496|24496
24499|24505
24502|24502
24505|24505
24508|24490
24511|24490
24514|24502
24517|24505
24520|24502
24523|24490
24526|24526
24529|24529
24532|24526
24535|24526
24538|24538
24540|24540
24541|24540
24544|24544
24547|24544
24550|24561
24553|24540
24556|24559
24559|24559
24561|24561
24562|24561
24565|24559
24568|24568
24571|24568
24574|24538
24577|24538
24580|24580
24583|24580
24586|24580
24589|24595
24592|24595
24595|24595
24598|24598
24601|24598
24604|24604
24607|24607
24610|24607
24611|24611
24612|24611
24614|24615
24615|24615
24616|24616
24617|24617
24618|24615
24619|24611
24620|24620
24622|24611
24625|24637
24628|24617
24631|24631
24634|24631
24637|24637
24640|24640
24643|24646
24646|24646
24649|24649
24652|24649
24655|24640
24658|24640
24661|24640
24664|24664
24667|24682
24670|24670
24673|24670
24676|24664
24677|24670
24678|24678
24679|24678
24682|24682
24685|24664
24688|24688
24691|24697
24692|24678
24694|24697
24697|24697
24699|24688
24700|24688
24703|24703
24706|24712
24709|24712
24712|24712
24715|24703
24717|24717
24718|24718
24719|24718
24721|24717
24722|24722
24724|24722
24727|24717
24728|24730
24730|24730
24733|24733
24736|24736
24739|24739
24740|24739
24742|24739
24745|24760
24746|24748
24748|24748
24750|24751
24751|24751
24754|24733
24756|24733
24757|24733
24760|24760
24761|24760
24763|24760
24766|24751
24769|24846
24772|24778
24775|24778
24778|24778
24781|24781
24784|24781
24787|24787
24790|24787
24793|24781
24796|24781
24799|24805
24802|24781
24805|24805
24808|24787
24810|24805
24811|24805
24814|24823
24817|24841
24820|24820
24823|24823
24826|24829
24829|24829
24832|24820
24835|24823
24838|24829
24841|24841
24844|24841
24846|24846
24847|24848
24848|24848
24850|24853
24853|24853
24856|24853
24859|24875
24862|24846
24865|24848
24868|24868
24871|24871
24874|24877
24875|24875
24877|24877
24880|24895
24883|24883
24886|24886
24889|24886
24892|24868
24895|24895
24898|24907
24901|24868
24904|24868
24907|24907
24910|24871
24913|24916
24916|24916
24919|24916
24922|24916
24925|24883
24928|24934
24931|24931
24934|24934
24937|24931
24940|24943
24943|24943
24949|24955
24952|24931
24955|24955
24958|24958
24961|24967
24964|24967
24967|24967
24970|24871
24973|24976
24976|24976
24979|24976
24982|24958
24985|24985
24988|24988
24989|24988
24991|24991
24994|24991
24997|24991
25000|25000
25003|25007
25006|25007
25007|25007
25009|25000
25012|25018
25015|25015
25018|25018
25021|25015
25024|25036
25027|25000
25030|25000
25033|25018
25036|25036
25039|25036
25042|25042
25045|25042
25048|25051
25051|25051
25054|25054
25057|25057
25060|25063
25063|25063
25066|25057
25069|25063
25072|25054
25075|25054
25078|24820
25081|25084
25084|25084
25087|25084
25090|25093
25093|25093
25096|25105
25099|25099
25105|25105
25111|25099
25114|25114
25117|25099
25126|25126
25129|25126
25132|25135
25135|25135
25138|25138
25141|25126
25153|25138
25156|25138
25159|25159
25162|25162
25165|25180
25168|25162
25171|25159
25180|25180
25183|25180
25189|25159
25192|25162
25195|25195
25198|25195
25201|25195
25204|25195
25205|25195
25207|25210
25210|25210
25213|25195
25216|25217
25217|25217
25219|25220
25220|25220
25222|25222
25225|25225
25228|25267
25229|25267
25231|25231
25232|25231
25234|25231
25237|25217
25240|25246
25243|25246
25244|25220
25245|25220
25246|25246
25249|25217
25250|25261
25252|25252
25255|25255
25258|25255
25261|25261
25264|25252
25267|25267
25270|25270
25273|25280
25276|25318
25279|25279
25280|25280
25282|25292
25285|25279
25288|25270
25291|25292
25292|25292
25294|25294
25297|25270
25300|25303
25303|25303
25305|25294
25306|25303
25308|25308
25309|25309
25310|25309
25312|25308
25315|25308
25318|25318
25320|25326
25321|25318
25324|25326
25325|25333
25326|25326
25327|25345
25330|25345
25333|25333
25336|25333
25339|25349
25342|25351
25345|25345
25348|25349
25349|25349
25351|25351
25354|25326
25357|25357
25360|25357
25361|25357
25363|25363
25366|25387
25369|25390
25372|25390
25375|25378
25378|25378
25381|25363
25384|25378
25387|25387
25390|25390
25393|25363
25396|25396
25398|25399
25399|25399
25400|25402
25402|25402
25404|25405
25405|25405
25408|25396
25411|25396
25414|25402
25417|25417
25420|25420
25423|25417
25424|25417
25426|25420
25429|25420
25432|25432
25433|25432
25435|25450
25438|25351
25439|25351
25441|25441
25444|25441
25447|25432
25450|25450
25453|25450
25456|25459
25459|25459
25462|25459
25465|25459
25468|25459
25471|25480
25474|25480
25477|25480
25480|25480
25483|25567
25486|25486
25489|25489
25492|25489
25495|25486
25498|25498
25501|25486
25504|25591
25507|25498
25510|25510
25513|25510
25516|25516
25519|25522
25522|25522
25525|25525
25528|25531
25531|25531
25534|25534
25537|25525
25540|25516
25543|25534
25546|25549
25549|25549
25552|25552
25555|25552
25558|25552
25561|25573
25564|25579
25567|25567
25570|25567
25573|25573
25576|25579
25579|25579
25582|25666
25585|25585
25588|25588
25591|25591
25594|25585
25597|25585
25600|25588
25603|25606
25606|25606
25609|25588
25612|25606
25615|25585
25618|25633
25621|25621
25624|25621
25627|25684
25630|25630
25633|25633
25636|25630
25639|25630
25642|25630
25645|25645
25648|25630
25651|25645
25654|25654
25657|25657
25660|25657
25663|25663
25666|25666
25669|25663
25672|25672
25675|25663
25678|25654
25681|25681
25684|25684
25687|25684
25690|25702
25693|25681
25696|25702
25699|25681
25702|25702
25705|25681
25708|25708
25711|25711
25714|25711
25717|25732
25720|25672
25723|25654
25729|25729
25732|25732
25735|25708
25738|25729
25741|25750
25744|25750
25747|25747
25750|25750
25753|25747
25756|25747
25759|25771
25760|25760
25762|25760
25763|25760
25765|25768
25768|25768
25771|25771
25774|25771
25777|25777
25780|25780
25783|25780
25786|25780
25789|25777
25792|25792
25795|25777
25798|25807
25801|25807
25804|25792
25807|25807
25810|25843
25813|25813
25816|25819
25819|25819
25822|25822
25825|25813
25828|25840
25831|25837
25834|25813
25837|25837
25840|25840
25843|25843
25846|25846
25849|25849
25852|25849
25855|25768
25858|25858
25861|25867
25864|25864
25865|25864
25867|25867
25870|25858
25873|25864
25876|25858
25879|25867
25882|25882
25885|25882
25888|25888
25891|25891
25894|25906
25897|25915
25900|25912
25903|25888
25906|25906
25907|25906
25908|25909
25909|25909
25912|25912
25915|25915
25918|25888
25920|25920
25921|25920
25924|25760
25927|25909
25930|25888
25933|25891
25936|25891
25937|25891
25939|25891
25942|25942
25945|25945
25948|25945
25951|25951
25954|25951
25957|25951
25960|25942
25963|25978
25966|25966
25969|25969
25972|25969
25975|25975
25978|25978
25981|25978
25984|25966
25987|25987
25990|25987
25993|25993
25996|26041
25996|26188
25999|26020
26002|26020
26005|26005
26008|26017
26011|26041
26014|26017
26017|26017
26020|26020
26023|26041
26029|26041
26041|26041
26047|26017
26050|26041
26053|26068
26056|26380
26059|26068
26062|26068
26065|26041
26068|26068
26077|26080
26080|26080
26083|26080
26086|26080
26089|26089
26092|26098
26095|26089
26098|26098
26101|26104
26104|26104
26107|26080
26110|26113
26113|26113
26116|26116
26119|26119
26122|26122
26125|26122
26131|26134
26134|26134
26140|26134
26143|26158
26146|26158
26149|26116
26152|26116
26155|26158
26158|26158
26161|26116
26164|26116
26167|26221
26170|26170
26173|26173
26176|26170
26179|26179
26182|26179
26185|26188
26188|26188
26191|25993
26194|26188
26200|26170
26206|26206
26209|26209
26212|26215
26215|26215
26218|26221
26221|26221
26224|26206
26227|26227
26230|26206
26233|26206
26236|26299
26239|26227
26242|26299
26245|26428
26248|26248
26251|26254
26254|26254
26257|26254
26260|26254
26263|26248
26266|26281
26269|26278
26272|26005
26275|26281
26278|26278
26281|26281
26284|26296
26287|26281
26290|26248
26293|26248
26296|26296
26299|26299
26302|26299
26305|26311
26308|26311
26311|26311
26314|26326
26317|26326
26320|26326
26323|26089
26326|26326
26329|26332
26332|26332
26335|26341
26338|26347
26341|26341
26344|26341
26347|26347
26350|26341
26353|26461
26356|26359
26359|26359
26362|26362
26365|26362
26368|26368
26371|26380
26374|26374
26377|26377
26380|26380
26383|26383
26386|26389
26389|26389
26392|26368
26395|26368
26398|26383
26401|26347
26404|26368
26410|26413
26413|26413
26416|26422
26419|26422
26422|26422
26425|26425
26428|26428
26431|26434
26434|26434
26437|26425
26440|26425
26443|26446
26446|26446
26449|26446
26452|26425
26455|26425
26458|26458
26461|26461
26464|26461
26467|26458
26470|26485
26473|26485
26476|26491
26479|26485
26482|26491
26485|26485
26488|26485
26491|26491
26494|26503
26497|26503
26500|26491
26503|26503
26506|26506
26508|26506
26509|26506
26512|26506
26515|26506
26518|26506
26521|26506
26524|26526
26526|26526
26527|26526
26530|26526
26533|26536
26535|26536
26536|26536
26539|26542
26542|26542
26545|26545
26548|26560
26554|26560
26557|26560
26558|26572
26560|26560
26563|26566
26566|26566
26567|26566
26569|26572
26572|26572
26574|26608
26575|26575
26578|26575
26581|26575
26584|26584
26587|26584
26590|26590
26593|26590
26596|26596
26599|26596
26602|26608
26605|26590
26608|26608
26611|26584
26614|26617
26617|26617
26620|26620
26623|26620
26626|26620
26629|26632
26632|26632
26635|26638
26638|26638
26641|26641
26644|26641
26647|26647
26650|26641
26653|26632
26656|26656
26659|26659
26662|26662
26668|26659
26674|26662
26677|26662
26680|26680
26683|26680
26686|26686
26689|26686
26695|26680
26698|26680
26704|26704
26707|26710
26710|26710
26713|26713
26716|26713
26719|26704
26722|26725
26725|26725
26728|26728
26731|26728
26734|26737
26737|26737
26740|26740
26743|26743
26746|26743
26749|26743
26752|26758
26755|26758
26758|26758
26761|26758
26764|26773
26767|26767
26770|26782
26773|26773
26776|26785
26779|26767
26782|26782
26785|26785
26787|26791
26788|26791
26791|26791
26794|26800
26797|26803
26800|26800
26803|26803
26806|26803
26809|26809
26812|26809
26815|26824
26818|26800
26821|26809
26824|26824
26827|26824
26830|26833
26833|26833
26836|26842
26839|26842
26842|26842
26845|26842
26848|26848
26851|26848
26854|26857
26857|26857
26860|26860
26863|26848
26866|26860
26872|26878
26875|26884
26876|26876
26878|26878
26881|26882
26882|26882
26884|26884
26887|26876
26890|26890
26898|26898
26899|26898
26902|26890
26905|26905
26908|26905
26911|26911
26914|26929
26917|26929
26920|26956
26923|26905
26926|26944
26935|26929
26941|26944
26944|26944
26950|26944
26956|26956
26959|26956
26962|26911
26965|26977
26968|26968
26971|26983
26974|27004
26977|26977
26980|26977
26983|26983
26986|26968
26989|26968
26992|26983
26995|26995
26998|26995
27001|26995
27004|27004
27007|27007
27010|27019
27013|27013
27016|27019
27019|27019
27022|27022
27025|27022
27028|27028
27031|27031
27034|27031
27037|27028
27040|27028
27043|27043
27046|27043
27049|27043
27052|27058
27058|27058
27061|27058
27064|27073
27067|27058
27070|27073
27073|27073
27085|27073
27088|27094
27091|27097
27094|27094
27097|27097
27100|27097
27109|27112
27112|27112
27115|27094
27118|27094
27127|27142
27130|27142
27133|27142
27139|27139
27142|27142
27148|27154
27151|27154
27154|27154
27157|27154
27160|27154
27163|27163
27166|27163
27169|27169
27172|27163
27178|27190
27181|27190
27184|27190
27187|27169
27190|27190
27193|27190
27202|27169
27208|27226
27211|27211
27214|27211
27217|27226
27220|27232
27223|27232
27229|27232
27238|27238
27247|27238
27253|27238
27259|27259
27265|27265
27271|27265
27277|27259
27283|27286
27286|27286
27289|27259
27292|27286
27295|27265
27298|27286
27301|27301
27304|27316
27307|27301
27310|27343
27316|27316
27325|27301
27328|27343
27331|27343
27334|27316
27343|27343
27346|27349
27349|27349
27352|27367
27358|27349
27361|27367
27364|27364
27376|27373
27379|27373
27382|27373
27385|27364
27397|27418
27403|27418
27409|27418
27415|27427
27418|27418
27421|27427
27424|27424
27427|27427
27430|27427
27433|27424
27436|27439
27439|27439
27442|27442
27445|27448
27448|27448
27451|27460
27454|27457
27457|27457
27460|27460
27463|27460
27466|27478
27469|27478
27472|27475
27475|27475
27478|27478
27481|27475
27484|27484
27487|27487
27490|27475
27493|27487
27496|27496
27499|27508
27502|27508
27505|27526
27508|27508
27511|27511
27514|27511
27517|27541
27520|27511
27523|27544
27526|27526
27529|27496
27532|27496
27535|27553
27538|27526
27541|27541
27544|27544
27547|27541
27550|27544
27553|27553
27556|27553
27559|27559
27562|27559
27565|27568
27568|27568
27571|27577
27574|27568
27577|27577
27580|27559
27583|27577
27586|27592
27589|27592
27592|27592
27595|27595
27598|27604
27601|27601
27604|27604
27607|27610
27610|27610
27613|27595
27616|27595
27619|27619
27622|27619
27625|27637
27628|27628
27631|27628
27634|27637
27637|27637
27640|27628
27643|27655
27646|27655
27649|27655
27652|27658
27655|27655
27658|27658
27661|27658
27664|27664
27667|27667
27670|27667
27673|27673
27676|27676
27679|27664
27682|27673
27685|27694
27691|27694
27692|27715
27694|27694
27697|27694
27698|27712
27700|27694
27703|27694
27706|27712
27709|27715
27712|27712
27715|27715
27718|27712
27721|27721
27724|27727
27727|27727
27730|27727
27733|27736
27736|27736
27739|27721
27742|27736
27745|27721
27748|27748
27751|27748
27754|27748
27757|27757
27760|27763
27763|27763
27766|27763
27769|27757
27772|27775
27775|27775
27778|27757
27781|27775
27784|27775
27787|27787
27788|27694
27788|27787
27790|27793
27793|27793
27796|27793
27799|27793
27802|27811
27805|27817
27806|27787
27808|27811
27811|27811
27814|27823
27817|27817
27820|27823
27823|27823
27826|27826
27829|27841
27832|27841
27835|27838
27838|27838
27841|27841
27844|27838
27847|27826
27850|27856
27853|27826
27856|27856
27859|27856
27862|27826
27862|27991
27862|28003
27865|27865
27868|27868
27871|27868
27874|27877
27877|27877
27880|27877
27883|27889
27886|27865
27889|27889
27892|27889
27895|27865
27898|27898
27901|27907
27904|27907
27907|27907
27910|27898
27913|27898
27916|27925
27919|27925
27922|27868
27925|27925
27928|27898
27931|27931
27934|27952
27937|27937
27940|27943
27943|27943
27946|27943
27949|27931
27952|27952
27955|27931
27958|27964
27961|27952
27964|27964
27967|27976
27970|27979
27973|27979
27976|27976
27979|27979
27982|27976
27985|27937
27988|27937
27991|27991
27994|27994
27997|27994
28000|27994
28003|28003
28009|28003
28012|27991
28015|28015
28018|28018
28021|27991
28024|28018
28027|28015
28030|28018
28033|28015
28036|28036
28039|28072
28042|28036
28045|28072
28048|28051
28051|28051
28054|28051
28057|28036
28060|28066
28063|28036
28066|28066
28072|28072
28075|28075
28078|28087
28084|28087
28087|28087
28090|28075
28093|28093
28096|28075
28099|28075
28102|28093
28105|28093
28108|28108
28111|28114
28114|28114
28117|28126
28120|28126
28123|28114
28126|28126
28129|28132
28132|28132
28135|28132
28138|28138
28141|28108
28144|28144
28147|28108
28150|28138
28153|28144
28156|28108
28159|28159
28162|28165
28165|28165
28168|28159
28174|28165
28177|28177
28180|28159
28183|28177
28189|28177
28192|28201
28195|28207
28198|28201
28201|28201
28204|28207
28207|28207
28210|28210
28213|28222
28216|28222
28219|28210
28222|28222
28225|28225
28228|28210
28231|28210
28234|28225
28237|28243
28240|28243
28243|28243
28246|28225
28249|28249
28252|28249
28261|28261
28264|28261
28270|28270
28273|28273
28276|28285
28279|28261
28282|28249
28285|28285
28288|28273
28291|28273
28297|28297
28300|28306
28306|28306
28309|28729
28312|28297
28315|28315
28318|28306
28321|28321
28324|28321
28327|28327
28330|28321
28333|28327
28336|28336
28339|28336
28342|28336
28345|28345
28348|28327
28354|28345
28357|28345
28360|28360
28363|28366
28366|28366
28369|28378
28372|28366
28375|28393
28378|28378
28381|28414
28384|28378
28387|28393
28390|28393
28393|28393
28396|28414
28399|28360
28402|28405
28405|28405
28408|28405
28411|28360
28414|28414
28417|28426
28420|28429
28423|28426
28426|28426
28429|28429
28432|28429
28435|28435
28436|28436
28437|28261
28437|28435
28438|28444
28439|28439
28440|28439
28441|28456
28444|28444
28447|28435
28450|28468
28453|28435
28456|28456
28459|28468
28462|28436
28465|28456
28468|28468
28471|28471
28474|28477
28477|28477
28480|28436
28483|28477
28486|28439
28489|28471
28492|28471
28495|28504
28498|28504
28501|28501
28504|28504
28507|28501
28510|28501
28513|28516
28516|28516
28519|28519
28522|28525
28525|28525
28528|28525
28534|28519
28537|28537
28540|28564
28543|28543
28549|28543
28552|28543
28558|28519
28561|28537
28564|28564
28567|28285
28570|28537
28573|28576
28576|28576
28579|28582
28582|28582
28585|28582
28588|28576
28591|28270
28594|28594
28597|28603
28600|28603
28603|28603
28606|28603
28609|28615
28612|28615
28615|28615
28618|28627
28621|28633
28624|28627
28627|28627
28630|28594
28633|28633
28636|28594
28639|28633
28642|28648
28645|28648
28648|28648
28651|28651
28654|28660
28657|28663
28660|28660
28663|28663
28666|28660
28669|28663
28672|28651
28675|28651
28678|28678
28681|28687
28684|28678
28687|28687
28690|28693
28693|28693
28696|28696
28699|28693
28702|28702
28705|28747
28708|28729
28711|28723
28714|28720
28717|28315
28720|28720
28723|28723
28726|28720
28729|28729
28732|28723
28735|28738
28738|28738
28741|28702
28744|28702
28747|28747
28750|28696
28753|28696
28756|28756
28757|28858
28759|28756
28762|28783
28777|28777
28780|28789
28783|28783
28786|28756
28789|28789
28792|28777
28795|28756
28798|28777
28804|28810
28807|28807
28810|28810
28813|28807
28819|28810
28822|28840
28828|28807
28831|28783
28834|28861
28840|28840
28843|28861
28846|28858
28852|28840
28855|28810
28858|28858
28861|28861
28870|28870
28873|28879
28876|28879
28879|28879
28882|28870
28885|28870
28888|28894
28889|28915
28891|28894
28894|28894
28897|28901
28900|28901
28901|28901
28903|28903
28906|28789
28909|28915
28912|28915
28915|28915
28918|28921
28921|28921
28924|28921
28927|28948
28930|28945
28933|28921
28936|28948
28939|28903
28940|28903
28942|28945
28945|28945
28948|28948
28951|28903
28957|28957
28960|28969
28963|28957
28966|28969
28969|28969
28972|28957
28975|28981
28978|28981
28981|28981
28984|28984
28987|28987
28993|28993
28996|28996
28999|28987
29002|28996
29005|28993
29008|28996
29011|28993
29014|28777
29017|28984
29020|29020
29023|29020
29026|29020
29029|29029
29032|28984
29035|29044
29038|29029
29041|29029
29044|29044
29047|29044
29050|29050
29053|29062
29056|29062
29059|29083
29062|29062
29065|29077
29068|29077
29071|29083
29077|29077
29080|29089
29083|29083
29086|29050
29089|29089
29092|29050
29095|29089
29098|29104
29101|29107
29104|29104
29107|29107
29110|29110
29116|29122
29119|29137
29122|29122
29125|29125
29128|29143
29131|29143
29134|29122
29137|29137
29143|29143
29146|29137
29149|29110
29152|29125
29155|29158
29158|29158
29161|28810
29161|29158
29164|29110
29167|29167
29170|29110
29173|29110
29176|29167
29179|29167
29182|29182
29185|29194
29188|29194
29191|29191
29194|29194
29197|29191
29200|29182
29203|29194
29206|29191
29209|29221
29212|29182
29215|29224
29218|29224
29221|29221
29224|29224
29227|29227
29230|29227
29233|29182
29236|29263
29239|29242
29242|29242
29248|29398
29254|29254
29257|29254
29260|29242
29263|29263
29266|29266
29269|29266
29272|29275
29275|29275
29278|29278
29281|29278
29284|29275
29287|29287
29290|29287
29293|29287
29296|29302
29299|29266
29302|29302
29305|29302
29308|29308
29311|29308
29314|29308
29317|29317
29320|29317
29323|29329
29326|29329
29329|29329
29332|29335
29335|29335
29338|29335
29341|29341
29344|29371
29347|29341
29350|29365
29353|29341
29356|29371
29359|29362
29362|29362
29365|29365
29368|29362
29371|29371
29374|29374
29377|29374
29380|29374
29383|29374
29386|29386
29389|29386
29392|29386
29395|29254
29398|29398
29401|29407
29404|29407
29407|29407
29410|29410
29413|29413
29416|29416
29419|29419
29422|29419
29425|29419
29428|29416
29431|29431
29434|29431
29437|29446
29440|29416
29443|29455
29446|29446
29449|29446
29452|29455
29455|29455
29458|29530
29461|29461
29462|29491
29464|29467
29467|29467
29470|29467
29473|29476
29476|29476
29479|29461
29482|29489
29485|29461
29488|29489
29489|29489
29491|29491
29494|29491
29497|29497
29500|29497
29503|29506
29506|29506
29509|29506
29512|29512
29513|29513
29515|29512
29516|29242
29516|29516
29518|29518
29521|29513
29524|29512
29527|29516
29530|29530
29533|29533
29536|29536
29539|29518
29542|29551
29545|29590
29551|29551
29554|29557
29557|29557
29560|29593
29563|29566
29566|29566
29569|29566
29572|29551
29578|29584
29581|29584
29584|29584
29587|29584
29590|29590
29593|29593
29596|29557
29599|29602
29602|29602
29605|29611
29608|29602
29611|29611
29614|29611
29617|29611
29623|29623
29626|29623
29629|29641
29632|29623
29635|29638
29638|29638
29641|29641
29644|29638
29647|29641
29650|29653
29653|29653
29656|29653
29659|29659
29662|29668
29665|29677
29668|29668
29671|29683
29674|29683
29677|29677
29680|29668
29683|29683
29686|29701
29689|29698
29692|29659
29695|29659
29698|29698
29701|29701
29704|29698
29707|29701
29710|29713
29713|29713
29716|29713
29719|29719
29722|29728
29725|29740
29728|29728
29731|29734
29734|29734
29737|29728
29740|29740
29743|29734
29746|29728
29749|29740
29752|29740
29755|29719
29761|29767
29764|29767
29767|29767
29770|29770
29771|29771
29776|29785
29779|29788
29782|29785
29785|29785
29788|29788
29791|29800
29794|29788
29797|29800
29800|29800
29806|29771
29809|29812
29812|29812
29813|29812
29815|29770
29818|29812
29821|29821
29824|29830
29827|29836
29830|29830
29833|29830
29836|29836
29839|29836
29842|29845
29845|29845
29848|29845
29851|29857
29857|29857
29860|29821
29869|29869
29872|29869
29875|29869
29878|29869
29881|29884
29884|29884
29887|29888
29888|29888
29890|29869
29892|29869
29893|29869
29896|29869
29899|29869
29902|29905
29905|29905
29908|29905
29911|29869
29911|29905
29914|29905
29917|29905
29919|29905
29920|29905
29923|30214
29926|29926
29929|29929
29932|29938
29935|29926
29938|29938
29941|29929
29944|29944
29947|29926
29950|29944
29954|29954
29955|29955
29956|29971
29959|29955
29962|29978
29965|29955
29971|29971
29974|29971
29977|29978
29978|29978
29980|29983
29983|29983
29986|29954
29989|29954
29992|29992
29995|29992
29998|29992
30001|30001
30004|30025
30007|30001
30010|30010
30013|30010
30016|30019
30019|30019
30022|30028
30025|30025
30028|30028
30031|30034
30034|30034
30037|30037
30040|30046
30043|30043
30046|30046
30049|30061
30052|30037
30055|30055
30058|30055
30061|30061
30064|30037
30067|30073
30070|30055
30073|30073
30076|30076
30079|30088
30082|30043
30085|30085
30088|30088
30091|29884
30094|30085
30097|29888
30100|30076
30103|30118
30106|29888
30109|30076
30112|30112
30115|30112
30118|30118
30121|30076
30124|30118
30127|30112
30130|30130
30133|30154
30136|30154
30139|30028
30142|30157
30145|30130
30148|30163
30151|30154
30154|30154
30157|30157
30160|30130
30163|30163
30166|30154
30169|30169
30172|30178
30175|30178
30178|30178
30181|30184
30184|30184
30187|30169
30190|30184
30193|30169
30196|30226
30199|30226
30202|30178
30205|30169
30208|30208
30211|30214
30214|30214
30217|30208
30220|30226
30223|30208
30226|30226
30229|30208
30232|30235
30235|30235
30238|30235
30241|30235
30244|30244
30247|30244
30250|30244
30253|30253
30256|30259
30259|30259
30262|30259
30265|30244
30268|30244
30271|30253
30274|30259
30277|30253
30280|30307
30283|30307
30286|30307
30289|30292
30292|30292
30295|30307
30298|30307
30301|30301
30304|30301
30307|30307
30310|30292
30313|30313
30316|30316
30319|30316
30322|30316
30325|30325
30328|30316
30331|30325
30334|30325
30337|30337
30340|30341
30341|30341
30343|30341
30346|30346
30349|30346
30352|30352
30355|30337
30358|30337
30361|30352
30364|30367
30367|30367
30370|30337
30373|30367
30376|30376
30377|30377
30378|30377
30379|30385
30382|30385
30385|30385
30387|30388
30388|30388
30391|30388
30394|30377
30397|30403
30400|30403
30403|30403
30406|30406
30409|30409
30412|30376
30415|30421
30418|30421
30421|30421
30424|30430
30427|30409
30430|30430
30433|30409
30436|30436
30439|30436
30442|30445
30445|30445
30448|30436
30451|30406
30454|30445
30457|30406
30460|30406
30463|30463
30466|30469
30469|30469
30472|30478
30475|30481
30478|30478
30481|30481
30484|30463
30487|30487
30490|30487
30493|30481
30496|30463
30499|30487
30502|30502
30505|30505
30508|30505
30511|30502
30514|30520
30517|30502
30520|30520
30523|30526
30526|30526
30529|30520
30532|30526
30535|30505
30538|30538
30541|30538
30544|30544
30547|30547
30550|30547
30553|30547
30556|30568
30559|30568
30562|30544
30565|30577
30568|30568
30571|30580
30574|30544
30577|30577
30580|30580
30583|30580
30586|30577
30589|30589
30592|30607
30595|30595
30598|30619
30601|30607
30604|30604
30607|30607
30610|30604
30613|30589
30616|30595
30619|30619
30622|30604
30625|30589
30628|30628
30631|30631
30634|30628
30637|30658
30640|30631
30643|30643
30646|30631
30649|30628
30652|30643
30655|30664
30658|30658
30661|30658
30664|30664
30667|30643
30670|30664
30673|30673
30676|30673
30679|30673
30682|30682
30685|30685
30688|30688
30691|30691
30692|30691
30694|30709
30697|30697
30700|30685
30703|30685
30706|30709
30709|30709
30712|30691
30715|30688
30718|30697
30721|30682
30724|30682
30727|30688
30733|30742
30736|30742
30739|30742
30742|30742
30745|30742
30748|30742
30751|30742
30754|30742
30757|30742
30760|30760
30763|30760
30766|30766
30769|30769
30772|30769
30775|30769
30778|30769
30781|30781
30784|30766
30787|30787
30790|30790
30791|30793
30793|30793
30796|30796
30797|30796
30799|30796
30802|30790
30805|30766
30808|30787
30809|30787
30811|30811
30814|30814
30817|30817
30820|30838
30823|30823
30826|30826
30828|30835
30829|30817
30832|30838
30835|30835
30836|30835
30838|30838
30840|30817
30841|30817
30844|30760
30847|30838
30850|30850
30853|30856
30856|30856
30859|30850
30860|30856
30862|30850
30865|30850
30868|30874
30871|30856
30874|30874
30877|30874
30880|30880
30883|30886
30886|30886
30887|30886
30889|30880
30892|30898
30893|30898
30895|30880
30898|30898
30901|30910
30904|30904
30907|30910
30910|30910
30913|30886
30916|30904
30917|30904
30919|30904
30922|30904
30925|30928
30928|30928
30931|30928
30934|30934
30937|30934
30940|30934
30943|30943
30946|30943
30947|30943
30949|30949
30950|30949
30952|30952
30955|30970
30958|30958
30961|30958
30964|30952
30967|30958
30970|30970
30973|30982
30976|30952
30979|30982
30982|30982
30985|30985
30988|30988
30991|30988
30994|30988
30997|30985
31000|31006
31003|31006
31006|31006
31009|30985
31012|31012
31015|31012
31018|31018
31021|31031
31024|31024
31027|31027
31030|31024
31031|31031
31033|31018
31036|31036
31039|31018
31042|31042
31045|31036
31048|31042
31051|31051
31054|31012
31057|31012
31060|31064
31063|31064
31064|31064
31066|31027
31069|31069
31072|31069
31074|31051
31075|31051
31078|31078
31081|31078
31084|31078
31087|31078
31090|31078
31093|31078
31096|31078
31102|31078
31105|31105
31108|31108
31111|31108
31114|31108
31115|31108
31117|31120
31120|31120
31123|31135
31135|31135
31144|31135
31147|31147
31149|31147
31150|31150
31153|31153
31154|31153
31156|31157
31157|31157
31159|31153
31162|31162
31165|31162
31168|31168
31169|31174
31171|31174
31174|31174
31177|31168
31178|31168
31180|31183
31183|31183
31186|31186
31189|31201
31192|31186
31195|31186
31198|31186
31201|31201
31204|31201
31207|31207
31210|31207
31211|31237
31212|31207
31213|31213
31216|31217
31217|31217
31219|31228
31222|31217
31225|31255
31227|31157
31228|31228
31231|31231
31232|31232
31234|31232
31237|31237
31240|31246
31241|31246
31243|31231
31244|31231
31246|31246
31249|31249
31252|31232
31255|31255
31258|31258
31261|31261
31264|31264
31267|31153
31268|31288
31270|31273
31273|31273
31274|31273
31276|31261
31277|31261
31279|31282
31282|31282
31285|31258
31286|31258
31288|31288
31291|31288
31294|31294
31297|31294
31298|31294
31299|31299
31300|31315
31303|31299
31306|31299
31309|31309
31312|31150
31315|31315
31318|31321
31321|31321
31324|31333
31327|31333
31330|31321
31333|31333
31336|31338
31338|31338
31339|31338
31340|31340
31341|31340
31342|31342
31343|31340
31344|31411
31345|31342
31346|31342
31348|31348
31351|31348
31357|31342
31359|31360
31360|31360
31362|31369
31363|31360
31366|31366
31369|31369
31375|31366
31378|31378
31379|31378
31381|31366
31384|31378
31387|31369
31393|31393
31396|31396
31399|31399
31402|31399
31405|31408
31408|31408
31411|31411
31414|31411
31417|31420
31420|31420
31423|31393
31426|31426
31429|31396
31432|31432
31433|31432
31435|31426
31438|31408
31441|31441
31444|31441
31447|31453
31450|31441
31453|31453
31456|31459
31459|31459
31462|31465
31465|31465
31468|31465
31471|31471
31472|31480
31473|31473
31474|31473
31475|31473
31477|31471
31478|31471
31480|31480
31481|31480
31483|31495
31484|31495
31486|31453
31489|31489
31490|31489
31492|31492
31493|31492
31495|31495
31498|31507
31501|31507
31504|31507
31507|31507
31510|31510
31516|31510
31519|31510
31522|31510
31525|31684
31528|31528
31531|31531
31534|31531
31537|31537
31540|31540
31543|31531
31546|31561
31549|31540
31552|31552
31555|31528
31558|31528
31561|31561
31564|31552
31567|31567
31569|31569
31570|31570
31573|31569
31576|31582
31579|31579
31582|31582
31585|31570
31588|31579
31591|31591
31594|31594
31597|31567
31600|31594
31603|31603
31606|31591
31609|31567
31612|31591
31615|31615
31618|31615
31621|31615
31624|31615
31627|31633
31630|31633
31633|31633
31636|31633
31639|31639
31642|31552
31645|31645
31648|31654
31651|31645
31654|31654
31657|31654
31660|31666
31663|31666
31666|31666
31669|31639
31672|31673
31673|31673
31675|31675
31678|31679
31679|31679
31681|31673
31684|31684
31687|31687
31690|31684
31693|31723
31696|31687
31699|31699
31702|31699
31705|31675
31708|31708
31711|31723
31714|31726
31717|31717
31720|31708
31723|31723
31726|31726
31729|31717
31732|31732
31735|31732
31738|31732
31741|31741
31744|31741
31747|31753
31750|31753
31753|31753
31756|31756
31757|31756
31759|31759
31762|31741
31765|31759
31768|31759
31771|31777
31774|31756
31777|31777
31780|31777
31783|31783
31786|31789
31789|31789
31792|31789
31795|31795
31798|31783
318|11948
31801|31783
31804|31804
31807|31804
31810|31810
31813|31825
31816|31825
31819|31834
31822|31825
31825|31825
31828|31825
31831|31840
31834|31834
31837|31840
31840|31840
31843|31843
31846|31849
31849|31849
31852|31843
31855|31843
31858|31858
31861|31858
31863|31864
31864|31864
31867|31867
31870|31867
31873|31876
31876|31876
31879|31882
31882|31882
31885|31885
31888|31885
31891|31891
31894|31894
31897|31894
31900|31900
31903|31900
31906|31906
31909|31906
31912|31894
31915|31918
31918|31918
31921|31891
31924|31918
31927|31927
31930|31927
31933|31891
31936|31927
31942|31942
31945|31942
31948|31951
31951|31951
31954|31951
31957|31957
31960|31942
31963|31942
31966|31957
31969|31957
31972|31972
31975|31975
31978|31975
31981|31985
31984|31972
31985|31985
31987|31988
31988|31988
31990|31993
31993|31993
31996|31993
31999|32002
32002|32002
32005|32002
32008|32025
32014|32014
32017|32025
32020|32041
32022|32002
32023|32002
32025|32025
32026|32025
32029|32025
32032|32014
32035|32041
32038|32041
32041|32041
32044|32044
32047|32047
32048|32044
32050|32047
32053|32044
32056|32062
32059|32059
32062|32062
32065|32065
32068|32069
32069|32069
32071|32071
32072|32071
32074|32069
32077|32065
32080|32071
32083|32083
32086|32083
32089|32083
32092|32092
32095|32095
32098|32098
32101|32104
32104|32104
32107|32095
32108|32095
32110|32110
32113|32119
32116|32110
32119|32119
32122|32134
32124|32098
32125|32095
32128|32128
32130|32134
32131|32134
32134|32134
32137|32137
32140|32140
32141|32140
32142|32137
32143|32128
32146|32140
32149|32128
32152|32152
32155|32155
32158|32155
32161|32161
32162|32161
32164|32167
32167|32167
32170|32155
32173|32152
32174|32152
32176|32188
32179|32182
32182|32182
32185|32185
32186|32185
32188|32188
32191|32191
32194|32191
32197|32206
32200|32201
32201|32201
32203|32191
32206|32206
32209|32206
32212|32212
32214|32214
32215|32214
32218|32218
32221|32218
32224|32227
32227|32227
32228|32227
32230|32212
32233|32236
32236|32236
32239|32244
32242|32248
32244|32244
32245|32244
32248|32248
471|19742
498|20333
536|21548
755|26732', E'\n')) AS "line";
--> statement-breakpoint
CREATE INDEX "places_path" ON "places" USING gin ("path_words" gin_trgm_ops);--> statement-breakpoint
ANALYZE "places", "place_mappings";
