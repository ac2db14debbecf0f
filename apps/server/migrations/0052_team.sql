-- Finding the members of a team, who of them has deposited, and what they and a day earned.

CREATE INDEX app_user_inviter ON app_user (inviter_id, created_time DESC);
CREATE INDEX app_user_second_inviter ON app_user (second_inviter_id, created_time DESC);
CREATE INDEX app_user_third_inviter ON app_user (third_inviter_id, created_time DESC);

-- Few entries are deposits, so that most cost nothing here.
CREATE INDEX journal_entry_deposit ON journal_entry (account_id) WHERE reason = 'deposit';

-- Rewards are looked for by day and by member; nothing looks for them by time.
DROP INDEX team_reward_beneficiary;
CREATE INDEX team_reward_day ON team_reward (beneficiary_id, day);
CREATE INDEX team_reward_member ON team_reward (beneficiary_id, account_id);
