home-title = Raise a colony
home-say = Two board games of ants, with friends or strong bots, live or over days. No account.
