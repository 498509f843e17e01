BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE event (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	actor VARCHAR(16) NOT NULL, 
	client_id VARCHAR(160), 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	UNIQUE (table_id, client_id)
);
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',1,1.79526886276609587674e+09,'table',NULL,'{"code":"started"}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',2,1.79526886276609587674e+09,'chance',NULL,'{"code":"tiles","args":{"buildings":"fortified_castle safe_knight magic_school sawmill small_tavern bakery","costs":"0 1 2 3 4 5"},"moves":["tile fortified_castle","tile safe_knight","tile magic_school","tile sawmill","tile small_tavern","tile bakery"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',3,1.79526886276609587674e+09,'table',NULL,'{"code":"line","args":{"dominoes":"1 41 13 12"},"moves":["deal 1","deal 41","deal 13","deal 12"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',4,1.79526886276609587674e+09,'table',NULL,'{"code":"king","args":{"seat":1},"moves":["king 1"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',5,1.79526886277434706692e+09,'seat 1','71f20763e0dae366eadaa95fe446727479c32ef866c98c911920bb2870f14412:message-4','{"code":"claim","seat":1,"args":{"domino":12},"moves":["claim 12"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',6,1.7952688627825741768e+09,'seat 0','9ec447a3a38136d105c985d2ce340dee072d6a5b73564ad4591cb7eab1f57ba0:message-5','{"code":"claim","seat":0,"args":{"domino":41},"moves":["claim 41"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',7,1.79526886279724669451e+09,'seat 0','9ec447a3a38136d105c985d2ce340dee072d6a5b73564ad4591cb7eab1f57ba0:message-6','{"code":"claim","seat":0,"args":{"domino":1},"moves":["claim 1"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',8,1.79526886280058407784e+09,'seat 1','71f20763e0dae366eadaa95fe446727479c32ef866c98c911920bb2870f14412:message-7','{"code":"claim","seat":1,"args":{"domino":13},"moves":["claim 13"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',9,1.79526886280058407784e+09,'table',NULL,'{"code":"round","args":{"round":1,"rounds":12}}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',10,1.79526886280058407784e+09,'table',NULL,'{"code":"line","args":{"dominoes":"24 40 25 32"},"moves":["deal 24","deal 40","deal 25","deal 32"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',11,1.79526886280798172947e+09,'seat 0','9ec447a3a38136d105c985d2ce340dee072d6a5b73564ad4591cb7eab1f57ba0:message-10','{"code":"place","seat":0,"args":{"domino":1,"x1":1,"y1":-1,"x2":1,"y2":0,"points":0},"moves":["place 1 1,-1 1,0"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',12,1.79526886281243205066e+09,'seat 0','9ec447a3a38136d105c985d2ce340dee072d6a5b73564ad4591cb7eab1f57ba0:message-11','{"code":"tax","seat":0,"args":{"coins":2,"knights":1},"moves":["tax 1,0"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',13,1795268862.81535,'seat 0','9ec447a3a38136d105c985d2ce340dee072d6a5b73564ad4591cb7eab1f57ba0:message-12','{"code":"bribe","seat":0,"args":{"building":"bakery"},"moves":["bribe 5"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',14,1.79526886281928062432e+09,'seat 0','9ec447a3a38136d105c985d2ce340dee072d6a5b73564ad4591cb7eab1f57ba0:message-13','{"code":"claim","seat":0,"args":{"domino":24},"moves":["claim 24"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',15,1.79526886282249116899e+09,'seat 1','71f20763e0dae366eadaa95fe446727479c32ef866c98c911920bb2870f14412:message-14','{"code":"place","seat":1,"args":{"domino":12,"x1":1,"y1":0,"x2":1,"y2":1,"points":1},"moves":["place 12 1,0 1,1"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',16,1.79526886282692360878e+09,'seat 1','71f20763e0dae366eadaa95fe446727479c32ef866c98c911920bb2870f14412:message-15','{"code":"tax","seat":1,"args":{"coins":1,"knights":1},"moves":["tax 1,0"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',17,1.79526886283129215237e+09,'seat 1','71f20763e0dae366eadaa95fe446727479c32ef866c98c911920bb2870f14412:message-16','{"code":"claim","seat":1,"args":{"domino":32},"moves":["claim 32"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',18,1.79526886283559107774e+09,'seat 1','71f20763e0dae366eadaa95fe446727479c32ef866c98c911920bb2870f14412:message-17','{"code":"place","seat":1,"args":{"domino":13,"x1":0,"y1":-2,"x2":0,"y2":-1,"points":1},"moves":["place 13 0,-2 0,-1"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',19,1.79526886283929944035e+09,'seat 1','71f20763e0dae366eadaa95fe446727479c32ef866c98c911920bb2870f14412:message-18','{"code":"claim","seat":1,"args":{"domino":25},"moves":["claim 25"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',20,1.79526886284172534948e+09,'seat 0','9ec447a3a38136d105c985d2ce340dee072d6a5b73564ad4591cb7eab1f57ba0:message-19','{"code":"place","seat":0,"args":{"domino":41,"x1":-1,"y1":1,"x2":-1,"y2":0,"points":1},"moves":["place 41 -1,1 -1,0"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',21,1.79526886284737372404e+09,'seat 0','9ec447a3a38136d105c985d2ce340dee072d6a5b73564ad4591cb7eab1f57ba0:message-20','{"code":"pass","seat":0,"args":{"step":"build"},"moves":["pass"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',22,1.79526886285600709917e+09,'seat 0','9ec447a3a38136d105c985d2ce340dee072d6a5b73564ad4591cb7eab1f57ba0:message-21','{"code":"claim","seat":0,"args":{"domino":40},"moves":["claim 40"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',23,1.79526886285600709917e+09,'table',NULL,'{"code":"round","args":{"round":2,"rounds":12}}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',24,1.79526886285600709917e+09,'table',NULL,'{"code":"tiles","args":{"buildings":"church","costs":"5"},"moves":["tile church"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',25,1.79526886285600709917e+09,'table',NULL,'{"code":"line","args":{"dominoes":"31 43 23 36"},"moves":["deal 31","deal 43","deal 23","deal 36"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',26,1.79526886286024212838e+09,'seat 0','9ec447a3a38136d105c985d2ce340dee072d6a5b73564ad4591cb7eab1f57ba0:message-25','{"code":"place","seat":0,"args":{"domino":24,"x1":2,"y1":-2,"x2":1,"y2":-2,"points":1},"moves":["place 24 2,-2 1,-2"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',27,1.79526886286274361612e+09,'seat 0','9ec447a3a38136d105c985d2ce340dee072d6a5b73564ad4591cb7eab1f57ba0:message-26','{"code":"pass","seat":0,"args":{"step":"build"},"moves":["pass"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',28,1.79526886286731719973e+09,'seat 0','9ec447a3a38136d105c985d2ce340dee072d6a5b73564ad4591cb7eab1f57ba0:message-27','{"code":"bribe","seat":0,"args":{"building":"small_tavern"},"moves":["bribe 4"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',29,1.79526886287134408953e+09,'seat 0','9ec447a3a38136d105c985d2ce340dee072d6a5b73564ad4591cb7eab1f57ba0:message-28','{"code":"claim","seat":0,"args":{"domino":43},"moves":["claim 43"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',30,1.79526886287568211556e+09,'seat 1','71f20763e0dae366eadaa95fe446727479c32ef866c98c911920bb2870f14412:message-29','{"code":"place","seat":1,"args":{"domino":25,"x1":0,"y1":-4,"x2":0,"y2":-3,"points":2},"moves":["place 25 0,-4 0,-3"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',31,1.79526886287931370734e+09,'seat 1','71f20763e0dae366eadaa95fe446727479c32ef866c98c911920bb2870f14412:message-30','{"code":"claim","seat":1,"args":{"domino":36},"moves":["claim 36"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',32,1.79526886288403582578e+09,'seat 1','71f20763e0dae366eadaa95fe446727479c32ef866c98c911920bb2870f14412:message-31','{"code":"place","seat":1,"args":{"domino":32,"x1":-1,"y1":0,"x2":-2,"y2":0,"points":0},"moves":["place 32 -1,0 -2,0"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',33,1.79526886290352177613e+09,'seat 1','71f20763e0dae366eadaa95fe446727479c32ef866c98c911920bb2870f14412:message-32','{"code":"build","seat":1,"args":{"building":"safe_knight","price":1,"x":-1,"y":0},"moves":["build 1 -1,0"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',34,1.79526886291000556949e+09,'seat 1','71f20763e0dae366eadaa95fe446727479c32ef866c98c911920bb2870f14412:message-33','{"code":"claim","seat":1,"args":{"domino":23},"moves":["claim 23"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',35,1.79526886291570305829e+09,'seat 0','9ec447a3a38136d105c985d2ce340dee072d6a5b73564ad4591cb7eab1f57ba0:message-34','{"code":"place","seat":0,"args":{"domino":40,"x1":0,"y1":-1,"x2":0,"y2":-2,"points":1},"moves":["place 40 0,-1 0,-2"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',36,1.79526886291920757289e+09,'seat 0','9ec447a3a38136d105c985d2ce340dee072d6a5b73564ad4591cb7eab1f57ba0:message-35','{"code":"build","seat":0,"args":{"building":"church","price":5,"x":-1,"y":0},"moves":["build 5 -1,0"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',37,1.79526886292319059375e+09,'seat 0','9ec447a3a38136d105c985d2ce340dee072d6a5b73564ad4591cb7eab1f57ba0:message-36','{"code":"claim","seat":0,"args":{"domino":31},"moves":["claim 31"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',38,1.79526886292319059375e+09,'table',NULL,'{"code":"round","args":{"round":3,"rounds":12}}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',39,1.79526886292319059375e+09,'table',NULL,'{"code":"tiles","args":{"buildings":"statue big_tavern training_camp","costs":"3 4 5"},"moves":["tile statue","tile big_tavern","tile training_camp"]}');
INSERT INTO "event" VALUES('tttttttttttttttttttttttttt',40,1.79526886292319059375e+09,'table',NULL,'{"code":"line","args":{"dominoes":"28 14 3 44"},"moves":["deal 28","deal 14","deal 3","deal 44"]}');
CREATE TABLE game_table (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	options TEXT NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	invite VARCHAR(64), 
	next_table VARCHAR(32), 
	opened FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "game_table" VALUES('tttttttttttttttttttttttttt','queendomino','{"edition":"cz"}','playing',NULL,NULL,1.79526886276481199272e+09);
CREATE TABLE seat (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	bot VARCHAR(128), 
	"key" VARCHAR(64), 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seat" VALUES('tttttttttttttttttttttttttt',0,'you','name 0',NULL,'9ec447a3a38136d105c985d2ce340dee072d6a5b73564ad4591cb7eab1f57ba0');
INSERT INTO "seat" VALUES('tttttttttttttttttttttttttt',1,'you','name 1',NULL,'71f20763e0dae366eadaa95fe446727479c32ef866c98c911920bb2870f14412');
CREATE INDEX ix_game_table_status ON game_table (status);
COMMIT;
