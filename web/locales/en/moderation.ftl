# Reports of people, and what moderators do about them.

moderation-title = Moderation
moderation-about = You see no more of any game than everybody else does. What you do here is recorded.
moderation-reports = Reports
moderation-none = Nobody has been reported.
moderation-by = { $date }, reported by { $by }
moderation-by-gone = { $date }
moderation-why-talk = Rude or unwanted talk
moderation-why-name = Offensive name
moderation-why-unfair = Unfair play
moderation-why-leaving = Keeps leaving games
moderation-why-other = Something else
moderation-said = The line: “{ $line }”
moderation-table = Go to the table
moderation-person = Everything about { $name }
moderation-close = Dealt with
moderation-close-of = Dealt with: { $name }
moderation-what = Restriction
moderation-mute = no talking
moderation-ban = no seat, no talking
moderation-long = For how long
moderation-days = { $days ->
    [0] for good
    [one] 1 day
   *[other] { $days } days
  }
moderation-address = Everybody at the same address who has no account, too
moderation-alone = { $whom ->
    [guest] A guest can come back with another seat and another name: this alone keeps nobody out for long.
   *[account] It holds for the account; they can still come as a guest.
  }
moderation-shared = It also holds for guests from that address, and no account can be made there meanwhile. Whoever has one is not affected.
moderation-others = { $count ->
    [0] When they were reported, nobody else was here from that address.
    [one] When they were reported, 1 other person was here from that address.
   *[other] When they were reported, { $count } other people were here from that address.
  }
moderation-do = Apply
moderation-do-of = Apply to { $name }
moderation-held-title = In force
moderation-held = { $kind ->
    [mute] { $name } may not talk
   *[ban] { $name } may neither sit down nor talk
  }
moderation-until = { $ending ->
    [never] for good
   *[then] until { $until }
  }
moderation-at = for guests from one address
moderation-release = Lift
moderation-release-of = Lift: { $name }
moderation-log = Actions taken
moderation-log-names = With the names people had then.
moderation-now = (now called { $name })
moderation-did-mute = { $days ->
    [0] { $by } forbade { $name } to talk, for good
    [one] { $by } forbade { $name } to talk for 1 day
   *[other] { $by } forbade { $name } to talk for { $days } days
  }
moderation-did-ban = { $days ->
    [0] { $by } kept { $name } out, for good
    [one] { $by } kept { $name } out for 1 day
   *[other] { $by } kept { $name } out for { $days } days
  }
moderation-did-unmute = { $by } let { $name } talk again
moderation-did-unban = { $by } let { $name } in again
moderation-did-closed = { $by } dealt with a report about { $name }
moderation-did-named = { $by } made { $name } a moderator
moderation-did-removed = { $by } removed { $name } as a moderator
moderation-did-owner = { $name } became the owner through the link from the console
moderation-moderators = Moderators
moderation-role = { $role ->
    [owner] owns the server
   *[moderator] moderates
  }
moderation-name = Account name
moderation-add = Make a moderator
moderation-remove = Remove
moderation-remove-of = Remove { $name } as a moderator
moderation-clean = Nothing has been reported, and nothing is in force.
moderation-back = All reports
moderation-closed = dealt with
report-why = The moderators see your words and, if you choose one, the line. They never see anybody’s cards.
report-who = Who
report-what = What is wrong
report-line = Which line
report-no-line = none in particular
report-words = In your own words
report-send = Tell the moderators
report-sent = { $count ->
    [0] The moderators already know about it.
   *[other] Thank you. The moderators will look into it.
  }
