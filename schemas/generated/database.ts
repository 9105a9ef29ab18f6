// Written by local/supabase/write-types.ts from supabase/migrations. Do not edit.

export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  public: {
    Tables: {
      agency_settings: {
        Row: {
          invoice_from: string | null
          is_only: boolean
          notification_email: string | null
          owners_need_two_steps: boolean | null
          pay_to: string | null
          reminder_days: number[]
          search_language: string
          uses_stripe_tax: boolean
          version: number
        }
        Insert: {
          invoice_from?: string | null
          is_only?: boolean
          notification_email?: string | null
          owners_need_two_steps?: boolean | null
          pay_to?: string | null
          reminder_days?: number[]
          search_language?: string
          uses_stripe_tax?: boolean
          version?: number
        }
        Update: {
          invoice_from?: string | null
          is_only?: boolean
          notification_email?: string | null
          owners_need_two_steps?: boolean | null
          pay_to?: string | null
          reminder_days?: number[]
          search_language?: string
          uses_stripe_tax?: boolean
          version?: number
        }
        Relationships: []
      }
      approvals: {
        Row: {
          comment: string
          decided_at: string
          decided_by: string | null
          decided_by_name: string
          decision: Database["public"]["Enums"]["decision"]
          id: string
          project_id: string
          snapshot: NonNullable<Json>
          snapshot_sha256: string
          subject_id: string
          subject_type: Database["public"]["Enums"]["decision_subject"]
        }
        Insert: {
          comment?: string
          decided_at?: string
          decided_by?: string | null
          decided_by_name: string
          decision: Database["public"]["Enums"]["decision"]
          id?: string
          project_id: string
          snapshot: NonNullable<Json>
          snapshot_sha256: string
          subject_id: string
          subject_type: Database["public"]["Enums"]["decision_subject"]
        }
        Update: {
          comment?: string
          decided_at?: string
          decided_by?: string | null
          decided_by_name?: string
          decision?: Database["public"]["Enums"]["decision"]
          id?: string
          project_id?: string
          snapshot?: NonNullable<Json>
          snapshot_sha256?: string
          subject_id?: string
          subject_type?: Database["public"]["Enums"]["decision_subject"]
        }
        Relationships: [
          {
            foreignKeyName: "approvals_decided_by_fkey"
            columns: ["decided_by"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "approvals_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
        ]
      }
      article_ratings: {
        Row: {
          article_id: string
          is_helpful: boolean
          updated_at: string
          user_id: string
        }
        Insert: {
          article_id: string
          is_helpful: boolean
          updated_at?: string
          user_id: string
        }
        Update: {
          article_id?: string
          is_helpful?: boolean
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "article_ratings_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      audit_log: {
        Row: {
          action: string
          after: Json | null
          before: Json | null
          created_at: string
          id: number
          part_of: number | null
          row_id: string | null
          table_name: string | null
          user_id: string | null
        }
        Insert: {
          action: string
          after?: Json | null
          before?: Json | null
          created_at?: string
          id?: number
          part_of?: number | null
          row_id?: string | null
          table_name?: string | null
          user_id?: string | null
        }
        Update: {
          action?: string
          after?: Json | null
          before?: Json | null
          created_at?: string
          id?: number
          part_of?: number | null
          row_id?: string | null
          table_name?: string | null
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "audit_log_part_of_fkey"
            columns: ["part_of"]
            referencedRelation: "audit_log"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "audit_log_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      availability_blocks: {
        Row: {
          created_at: string
          ends_at: string
          id: string
          reason: string
          request_key: string | null
          starts_at: string
        }
        Insert: {
          created_at?: string
          ends_at: string
          id?: string
          reason?: string
          request_key?: string | null
          starts_at: string
        }
        Update: {
          created_at?: string
          ends_at?: string
          id?: string
          reason?: string
          request_key?: string | null
          starts_at?: string
        }
        Relationships: []
      }
      backup_state: {
        Row: {
          bytes: number | null
          is_only: boolean
          made_at: string | null
          problem: Database["public"]["Enums"]["backup_problem"] | null
          problem_at: string | null
          proven_at: string | null
        }
        Insert: {
          bytes?: number | null
          is_only?: boolean
          made_at?: string | null
          problem?: Database["public"]["Enums"]["backup_problem"] | null
          problem_at?: string | null
          proven_at?: string | null
        }
        Update: {
          bytes?: number | null
          is_only?: boolean
          made_at?: string | null
          problem?: Database["public"]["Enums"]["backup_problem"] | null
          problem_at?: string | null
          proven_at?: string | null
        }
        Relationships: []
      }
      change_orders: {
        Row: {
          created_at: string
          created_by: string | null
          currency: string
          days_delta: number
          expires_at: string | null
          id: string
          invoiced_elsewhere_at: string | null
          number: number
          price_cents: number
          project_id: string
          reason: string
          request_key: string | null
          sent_at: string | null
          snapshot_sha256: string
          status: Database["public"]["Enums"]["change_order_status"]
          title: string
          valid_until: string
          version: number
        }
        Insert: {
          created_at?: string
          created_by?: string | null
          currency: string
          days_delta?: number
          expires_at?: string | null
          id?: string
          invoiced_elsewhere_at?: string | null
          number?: number
          price_cents: number
          project_id: string
          reason?: string
          request_key?: string | null
          sent_at?: string | null
          snapshot_sha256?: string
          status?: Database["public"]["Enums"]["change_order_status"]
          title: string
          valid_until: string
          version?: number
        }
        Update: {
          created_at?: string
          created_by?: string | null
          currency?: string
          days_delta?: number
          expires_at?: string | null
          id?: string
          invoiced_elsewhere_at?: string | null
          number?: number
          price_cents?: number
          project_id?: string
          reason?: string
          request_key?: string | null
          sent_at?: string | null
          snapshot_sha256?: string
          status?: Database["public"]["Enums"]["change_order_status"]
          title?: string
          valid_until?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "change_orders_created_by_fkey"
            columns: ["created_by"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "change_orders_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
        ]
      }
      checkouts: {
        Row: {
          client_id: string
          request_key: string | null
          session_id: string | null
          taken_by: string | null
          taken_until: string
        }
        Insert: {
          client_id: string
          request_key?: string | null
          session_id?: string | null
          taken_by?: string | null
          taken_until?: string
        }
        Update: {
          client_id?: string
          request_key?: string | null
          session_id?: string | null
          taken_by?: string | null
          taken_until?: string
        }
        Relationships: [
          {
            foreignKeyName: "checkouts_client_id_fkey"
            columns: ["client_id"]
            referencedRelation: "clients"
            referencedColumns: ["id"]
          },
        ]
      }
      client_docs: {
        Row: {
          body: string
          client_id: string
          created_at: string
          id: string
          request_key: string | null
          title: string
          updated_at: string
          version: number
        }
        Insert: {
          body: string
          client_id: string
          created_at?: string
          id?: string
          request_key?: string | null
          title: string
          updated_at?: string
          version?: number
        }
        Update: {
          body?: string
          client_id?: string
          created_at?: string
          id?: string
          request_key?: string | null
          title?: string
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "client_docs_client_id_fkey"
            columns: ["client_id"]
            referencedRelation: "clients"
            referencedColumns: ["id"]
          },
        ]
      }
      client_members: {
        Row: {
          client_id: string
          created_at: string
          sees_money: boolean
          user_id: string
        }
        Insert: {
          client_id: string
          created_at?: string
          sees_money?: boolean
          user_id: string
        }
        Update: {
          client_id?: string
          created_at?: string
          sees_money?: boolean
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "client_members_client_id_fkey"
            columns: ["client_id"]
            referencedRelation: "clients"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "client_members_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      clients: {
        Row: {
          archived_at: string | null
          billing_address: string | null
          created_at: string
          id: string
          joined_into: string | null
          name: string
          stripe_customer_id: string | null
          tax_id: string | null
          time_zone: string | null
          version: number
          website: string | null
        }
        Insert: {
          archived_at?: string | null
          billing_address?: string | null
          created_at?: string
          id?: string
          joined_into?: string | null
          name: string
          stripe_customer_id?: string | null
          tax_id?: string | null
          time_zone?: string | null
          version?: number
          website?: string | null
        }
        Update: {
          archived_at?: string | null
          billing_address?: string | null
          created_at?: string
          id?: string
          joined_into?: string | null
          name?: string
          stripe_customer_id?: string | null
          tax_id?: string | null
          time_zone?: string | null
          version?: number
          website?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "clients_joined_into_fkey"
            columns: ["joined_into"]
            referencedRelation: "clients"
            referencedColumns: ["id"]
          },
        ]
      }
      contact_messages: {
        Row: {
          campaign: string | null
          client_id: string | null
          created_at: string
          email: string
          first_reply_at: string | null
          id: string
          idempotency_key: string | null
          is_doubtful: boolean
          listed_at: string | null
          message: string
          name: string
          phone: string | null
          referrer_host: string | null
          sender: string
          snoozed_until: string | null
          source_path: string | null
          spam_reasons: string[]
          status: Database["public"]["Enums"]["contact_message_status"]
          status_at: string
          waits_since: string
        }
        Insert: {
          campaign?: string | null
          client_id?: string | null
          created_at?: string
          email: string
          first_reply_at?: string | null
          id?: string
          idempotency_key?: string | null
          is_doubtful?: boolean
          listed_at?: string | null
          message: string
          name: string
          phone?: string | null
          referrer_host?: string | null
          sender?: never
          snoozed_until?: string | null
          source_path?: string | null
          spam_reasons?: string[]
          status?: Database["public"]["Enums"]["contact_message_status"]
          status_at?: string
          waits_since?: never
        }
        Update: {
          campaign?: string | null
          client_id?: string | null
          created_at?: string
          email?: string
          first_reply_at?: string | null
          id?: string
          idempotency_key?: string | null
          is_doubtful?: boolean
          listed_at?: string | null
          message?: string
          name?: string
          phone?: string | null
          referrer_host?: string | null
          sender?: never
          snoozed_until?: string | null
          source_path?: string | null
          spam_reasons?: string[]
          status?: Database["public"]["Enums"]["contact_message_status"]
          status_at?: string
          waits_since?: never
        }
        Relationships: [
          {
            foreignKeyName: "contact_messages_client_id_fkey"
            columns: ["client_id"]
            referencedRelation: "clients"
            referencedColumns: ["id"]
          },
        ]
      }
      contact_replies: {
        Row: {
          body: string
          created_at: string
          id: string
          message_id: string
          reply_key: string
        }
        Insert: {
          body: string
          created_at?: string
          id?: string
          message_id: string
          reply_key: string
        }
        Update: {
          body?: string
          created_at?: string
          id?: string
          message_id?: string
          reply_key?: string
        }
        Relationships: [
          {
            foreignKeyName: "contact_replies_message_id_fkey"
            columns: ["message_id"]
            referencedRelation: "contact_messages"
            referencedColumns: ["id"]
          },
        ]
      }
      decision_reminders: {
        Row: {
          created_at: string
          id: string
          project_id: string
          subject_id: string
          subject_type: Database["public"]["Enums"]["decision_subject"]
        }
        Insert: {
          created_at?: string
          id?: string
          project_id: string
          subject_id: string
          subject_type: Database["public"]["Enums"]["decision_subject"]
        }
        Update: {
          created_at?: string
          id?: string
          project_id?: string
          subject_id?: string
          subject_type?: Database["public"]["Enums"]["decision_subject"]
        }
        Relationships: [
          {
            foreignKeyName: "decision_reminders_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
        ]
      }
      discovery_calls: {
        Row: {
          campaign: string | null
          created_at: string
          date: string
          email: string | null
          end_time: string
          ends_at: string
          id: string
          idempotency_key: string | null
          is_doubtful: boolean
          listed_at: string | null
          manage_token_hash: string | null
          name: string
          notes: string | null
          phone: string | null
          referrer_host: string | null
          sequence: number
          source_path: string | null
          spam_reasons: string[]
          start_time: string
          starts_at: string
          status: Database["public"]["Enums"]["discovery_call_status"]
          status_at: string
          time_zone: string
        }
        Insert: {
          campaign?: string | null
          created_at?: string
          date: string
          email?: string | null
          end_time: string
          ends_at: string
          id?: string
          idempotency_key?: string | null
          is_doubtful?: boolean
          listed_at?: string | null
          manage_token_hash?: string | null
          name: string
          notes?: string | null
          phone?: string | null
          referrer_host?: string | null
          sequence?: number
          source_path?: string | null
          spam_reasons?: string[]
          start_time: string
          starts_at: string
          status?: Database["public"]["Enums"]["discovery_call_status"]
          status_at?: string
          time_zone: string
        }
        Update: {
          campaign?: string | null
          created_at?: string
          date?: string
          email?: string | null
          end_time?: string
          ends_at?: string
          id?: string
          idempotency_key?: string | null
          is_doubtful?: boolean
          listed_at?: string | null
          manage_token_hash?: string | null
          name?: string
          notes?: string | null
          phone?: string | null
          referrer_host?: string | null
          sequence?: number
          source_path?: string | null
          spam_reasons?: string[]
          start_time?: string
          starts_at?: string
          status?: Database["public"]["Enums"]["discovery_call_status"]
          status_at?: string
          time_zone?: string
        }
        Relationships: []
      }
      endorsements: {
        Row: {
          answered_at: string | null
          answered_by: string | null
          asked_at: string
          drafted_at: string | null
          may_quote: boolean
          may_show: boolean
          project_id: string
          quote: string
          said_by: string
          said_by_role: string
          version: number
          wording: string
        }
        Insert: {
          answered_at?: string | null
          answered_by?: string | null
          asked_at?: string
          drafted_at?: string | null
          may_quote?: boolean
          may_show?: boolean
          project_id: string
          quote?: string
          said_by?: string
          said_by_role?: string
          version?: number
          wording?: string
        }
        Update: {
          answered_at?: string | null
          answered_by?: string | null
          asked_at?: string
          drafted_at?: string | null
          may_quote?: boolean
          may_show?: boolean
          project_id?: string
          quote?: string
          said_by?: string
          said_by_role?: string
          version?: number
          wording?: string
        }
        Relationships: [
          {
            foreignKeyName: "endorsements_answered_by_fkey"
            columns: ["answered_by"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "endorsements_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
        ]
      }
      feedback_items: {
        Row: {
          body: string
          created_at: string
          created_by: string | null
          id: string
          link_url: string | null
          project_id: string
          request_key: string | null
          snapshot_sha256: string
          status: Database["public"]["Enums"]["feedback_status"]
          title: string
          version: number
          visible: boolean
        }
        Insert: {
          body?: string
          created_at?: string
          created_by?: string | null
          id?: string
          link_url?: string | null
          project_id: string
          request_key?: string | null
          snapshot_sha256?: string
          status?: Database["public"]["Enums"]["feedback_status"]
          title: string
          version?: number
          visible?: boolean
        }
        Update: {
          body?: string
          created_at?: string
          created_by?: string | null
          id?: string
          link_url?: string | null
          project_id?: string
          request_key?: string | null
          snapshot_sha256?: string
          status?: Database["public"]["Enums"]["feedback_status"]
          title?: string
          version?: number
          visible?: boolean
        }
        Relationships: [
          {
            foreignKeyName: "feedback_items_created_by_fkey"
            columns: ["created_by"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "feedback_items_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
        ]
      }
      file_reservations: {
        Row: {
          created_at: string
          file_id: string
          id: string
          mime: string | null
          name: string | null
          path: string
          project_id: string
          sha256: string | null
          size: number | null
          user_id: string
        }
        Insert: {
          created_at?: string
          file_id: string
          id?: string
          mime?: string | null
          name?: string | null
          path: string
          project_id: string
          sha256?: string | null
          size?: number | null
          user_id: string
        }
        Update: {
          created_at?: string
          file_id?: string
          id?: string
          mime?: string | null
          name?: string | null
          path?: string
          project_id?: string
          sha256?: string | null
          size?: number | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "file_reservations_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "file_reservations_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      guides: {
        Row: {
          audience: string
          body: string
          category: string
          content_id: string
          id: string
          publish_from: string | null
          publish_until: string | null
          revision: string
          slug: string
          summary: string
          title: string
          updated_at: string
        }
        Insert: {
          audience: string
          body: string
          category: string
          content_id: string
          id?: string
          publish_from?: string | null
          publish_until?: string | null
          revision: string
          slug: string
          summary: string
          title: string
          updated_at: string
        }
        Update: {
          audience?: string
          body?: string
          category?: string
          content_id?: string
          id?: string
          publish_from?: string | null
          publish_until?: string | null
          revision?: string
          slug?: string
          summary?: string
          title?: string
          updated_at?: string
        }
        Relationships: []
      }
      invites: {
        Row: {
          accepted_at: string | null
          client_id: string
          created_at: string
          declined_at: string | null
          email: string
          expires_at: string
          id: string
          invited_by: string | null
          revoked_at: string | null
          sees_money: boolean
        }
        Insert: {
          accepted_at?: string | null
          client_id: string
          created_at?: string
          declined_at?: string | null
          email: string
          expires_at?: string
          id?: string
          invited_by?: string | null
          revoked_at?: string | null
          sees_money?: boolean
        }
        Update: {
          accepted_at?: string | null
          client_id?: string
          created_at?: string
          declined_at?: string | null
          email?: string
          expires_at?: string
          id?: string
          invited_by?: string | null
          revoked_at?: string | null
          sees_money?: boolean
        }
        Relationships: [
          {
            foreignKeyName: "invites_client_id_fkey"
            columns: ["client_id"]
            referencedRelation: "clients"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "invites_invited_by_fkey"
            columns: ["invited_by"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      invoice_credits: {
        Row: {
          amount: number
          change_order_id: string | null
          created_at: string
          currency: string
          id: string
          invoice_id: string
          kind: string
          reason: string
          request_key: string | null
          status: string
          stripe_credit_note_id: string | null
          tax_kind: Database["public"]["Enums"]["tax_kind"] | null
          tax_name: string | null
          tax_note: string | null
          tax_percent: number | null
        }
        Insert: {
          amount: number
          change_order_id?: string | null
          created_at?: string
          currency: string
          id?: string
          invoice_id: string
          kind: string
          reason: string
          request_key?: string | null
          status?: string
          stripe_credit_note_id?: string | null
          tax_kind?: Database["public"]["Enums"]["tax_kind"] | null
          tax_name?: string | null
          tax_note?: string | null
          tax_percent?: number | null
        }
        Update: {
          amount?: number
          change_order_id?: string | null
          created_at?: string
          currency?: string
          id?: string
          invoice_id?: string
          kind?: string
          reason?: string
          request_key?: string | null
          status?: string
          stripe_credit_note_id?: string | null
          tax_kind?: Database["public"]["Enums"]["tax_kind"] | null
          tax_name?: string | null
          tax_note?: string | null
          tax_percent?: number | null
        }
        Relationships: [
          {
            foreignKeyName: "invoice_credits_invoice_id_fkey"
            columns: ["invoice_id"]
            referencedRelation: "invoices"
            referencedColumns: ["id"]
          },
        ]
      }
      invoice_lines: {
        Row: {
          amount: number
          description: string
          id: string
          invoice_id: string
          is_live: boolean
          position: number
          source: string
          source_id: string | null
          tax_kind: Database["public"]["Enums"]["tax_kind"] | null
          tax_name: string | null
          tax_note: string | null
          tax_percent: number | null
        }
        Insert: {
          amount: number
          description: string
          id?: string
          invoice_id: string
          is_live?: boolean
          position: number
          source: string
          source_id?: string | null
          tax_kind?: Database["public"]["Enums"]["tax_kind"] | null
          tax_name?: string | null
          tax_note?: string | null
          tax_percent?: number | null
        }
        Update: {
          amount?: number
          description?: string
          id?: string
          invoice_id?: string
          is_live?: boolean
          position?: number
          source?: string
          source_id?: string | null
          tax_kind?: Database["public"]["Enums"]["tax_kind"] | null
          tax_name?: string | null
          tax_note?: string | null
          tax_percent?: number | null
        }
        Relationships: [
          {
            foreignKeyName: "invoice_lines_invoice_id_fkey"
            columns: ["invoice_id"]
            referencedRelation: "invoices"
            referencedColumns: ["id"]
          },
        ]
      }
      invoices: {
        Row: {
          amount_due: number
          amount_paid: number
          amount_remaining: number
          asked: string | null
          asked_key: string | null
          bill_from: string | null
          bill_to: string
          client_id: string
          created_at: string
          credited: number
          currency: string
          customer_id: string | null
          due_on: string | null
          ended_at: string | null
          falls_due_at: string | null
          finalized_at: string | null
          hosted_url: string | null
          id: string
          number: string | null
          paid_at: string | null
          paid_elsewhere_on: string | null
          pay_to: string | null
          project_id: string | null
          read_at: string
          reading: number
          refunded: number
          request_key: string | null
          status: Database["public"]["Enums"]["invoice_status"]
          stripe_invoice_id: string | null
          supplied_from: string | null
          supplied_on: string | null
          tax: number
          tax_trouble: string | null
          taxes: Json | null
          total: number
          updated_at: string
          uses_stripe_tax: boolean
        }
        Insert: {
          amount_due?: number
          amount_paid?: number
          amount_remaining?: number
          asked?: string | null
          asked_key?: string | null
          bill_from?: string | null
          bill_to: string
          client_id: string
          created_at?: string
          credited?: number
          currency: string
          customer_id?: string | null
          due_on?: string | null
          ended_at?: string | null
          falls_due_at?: string | null
          finalized_at?: string | null
          hosted_url?: string | null
          id?: string
          number?: string | null
          paid_at?: string | null
          paid_elsewhere_on?: string | null
          pay_to?: string | null
          project_id?: string | null
          read_at?: string
          reading?: number
          refunded?: number
          request_key?: string | null
          status?: Database["public"]["Enums"]["invoice_status"]
          stripe_invoice_id?: string | null
          supplied_from?: string | null
          supplied_on?: string | null
          tax?: number
          tax_trouble?: string | null
          taxes?: Json | null
          total?: number
          updated_at?: string
          uses_stripe_tax?: boolean
        }
        Update: {
          amount_due?: number
          amount_paid?: number
          amount_remaining?: number
          asked?: string | null
          asked_key?: string | null
          bill_from?: string | null
          bill_to?: string
          client_id?: string
          created_at?: string
          credited?: number
          currency?: string
          customer_id?: string | null
          due_on?: string | null
          ended_at?: string | null
          falls_due_at?: string | null
          finalized_at?: string | null
          hosted_url?: string | null
          id?: string
          number?: string | null
          paid_at?: string | null
          paid_elsewhere_on?: string | null
          pay_to?: string | null
          project_id?: string | null
          read_at?: string
          reading?: number
          refunded?: number
          request_key?: string | null
          status?: Database["public"]["Enums"]["invoice_status"]
          stripe_invoice_id?: string | null
          supplied_from?: string | null
          supplied_on?: string | null
          tax?: number
          tax_trouble?: string | null
          taxes?: Json | null
          total?: number
          updated_at?: string
          uses_stripe_tax?: boolean
        }
        Relationships: [
          {
            foreignKeyName: "invoices_client_id_fkey"
            columns: ["client_id"]
            referencedRelation: "clients"
            referencedColumns: ["id"]
          },
        ]
      }
      legal_acceptances: {
        Row: {
          accepted_at: string
          document: string
          id: string
          user_id: string | null
          version: string
        }
        Insert: {
          accepted_at?: string
          document: string
          id?: string
          user_id?: string | null
          version: string
        }
        Update: {
          accepted_at?: string
          document?: string
          id?: string
          user_id?: string | null
          version?: string
        }
        Relationships: [
          {
            foreignKeyName: "legal_acceptances_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      message_reads: {
        Row: {
          last_read_at: string
          last_sequence: number
          project_id: string
          user_id: string
        }
        Insert: {
          last_read_at?: string
          last_sequence: number
          project_id: string
          user_id: string
        }
        Update: {
          last_read_at?: string
          last_sequence?: number
          project_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "message_reads_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "message_reads_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      messages: {
        Row: {
          author_id: string | null
          body: string
          client_key: string
          created_at: string
          deleted_at: string | null
          edited_at: string | null
          id: string
          project_id: string
          revision: number | null
          sequence: number
        }
        Insert: {
          author_id?: string | null
          body: string
          client_key?: string
          created_at?: string
          deleted_at?: string | null
          edited_at?: string | null
          id?: string
          project_id: string
          revision?: number | null
          sequence?: number
        }
        Update: {
          author_id?: string | null
          body?: string
          client_key?: string
          created_at?: string
          deleted_at?: string | null
          edited_at?: string | null
          id?: string
          project_id?: string
          revision?: number | null
          sequence?: number
        }
        Relationships: [
          {
            foreignKeyName: "messages_author_id_fkey"
            columns: ["author_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "messages_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
        ]
      }
      milestones: {
        Row: {
          created_at: string
          done_at: string | null
          due_on: string | null
          id: string
          position: number
          project_id: string
          request_key: string | null
          title: string
          version: number
        }
        Insert: {
          created_at?: string
          done_at?: string | null
          due_on?: string | null
          id?: string
          position?: number
          project_id: string
          request_key?: string | null
          title: string
          version?: number
        }
        Update: {
          created_at?: string
          done_at?: string | null
          due_on?: string | null
          id?: string
          position?: number
          project_id?: string
          request_key?: string | null
          title?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "milestones_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
        ]
      }
      missed_addresses: {
        Row: {
          first_at: string
          last_at: string
          path: string
          requests: number
        }
        Insert: {
          first_at?: string
          last_at?: string
          path: string
          requests?: number
        }
        Update: {
          first_at?: string
          last_at?: string
          path?: string
          requests?: number
        }
        Relationships: []
      }
      notification_settings: {
        Row: {
          mailed_kinds: string[]
          user_id: string
        }
        Insert: {
          mailed_kinds: string[]
          user_id: string
        }
        Update: {
          mailed_kinds?: string[]
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "notification_settings_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      notifications: {
        Row: {
          actor_id: string | null
          client_id: string | null
          created_at: string
          decision: Database["public"]["Enums"]["decision"] | null
          digest_id: string | null
          events: number
          id: string
          kind: string
          project_id: string | null
          read_at: string | null
          subject_id: string
          title: string
          updated_at: string
          user_id: string
        }
        Insert: {
          actor_id?: string | null
          client_id?: string | null
          created_at?: string
          decision?: Database["public"]["Enums"]["decision"] | null
          digest_id?: string | null
          events?: number
          id?: string
          kind: string
          project_id?: string | null
          read_at?: string | null
          subject_id: string
          title?: string
          updated_at?: string
          user_id: string
        }
        Update: {
          actor_id?: string | null
          client_id?: string | null
          created_at?: string
          decision?: Database["public"]["Enums"]["decision"] | null
          digest_id?: string | null
          events?: number
          id?: string
          kind?: string
          project_id?: string | null
          read_at?: string | null
          subject_id?: string
          title?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "notifications_actor_id_fkey"
            columns: ["actor_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "notifications_client_id_fkey"
            columns: ["client_id"]
            referencedRelation: "clients"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "notifications_digest_id_fkey"
            columns: ["digest_id"]
            referencedRelation: "outbox"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "notifications_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "notifications_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      outbox: {
        Row: {
          attempts: number
          created_at: string
          dedupe_key: string
          failed_at: string | null
          id: string
          last_error: string | null
          next_at: string
          payload: NonNullable<Json>
          recipient: string | null
          sent_at: string | null
          subject_id: string
          template: string
        }
        Insert: {
          attempts?: number
          created_at?: string
          dedupe_key: string
          failed_at?: string | null
          id?: string
          last_error?: string | null
          next_at?: string
          payload: NonNullable<Json>
          recipient?: string | null
          sent_at?: string | null
          subject_id: string
          template: string
        }
        Update: {
          attempts?: number
          created_at?: string
          dedupe_key?: string
          failed_at?: string | null
          id?: string
          last_error?: string | null
          next_at?: string
          payload?: NonNullable<Json>
          recipient?: string | null
          sent_at?: string | null
          subject_id?: string
          template?: string
        }
        Relationships: []
      }
      owner_notes: {
        Row: {
          body: string
          created_at: string
          id: string
          request_key: string | null
          subject_id: string
        }
        Insert: {
          body: string
          created_at?: string
          id?: string
          request_key?: string | null
          subject_id: string
        }
        Update: {
          body?: string
          created_at?: string
          id?: string
          request_key?: string | null
          subject_id?: string
        }
        Relationships: []
      }
      private_links: {
        Row: {
          created_at: string
          id: string
          purpose: string
          subject_id: string
          token_hash: string
        }
        Insert: {
          created_at?: string
          id?: string
          purpose: string
          subject_id: string
          token_hash: string
        }
        Update: {
          created_at?: string
          id?: string
          purpose?: string
          subject_id?: string
          token_hash?: string
        }
        Relationships: []
      }
      project_files: {
        Row: {
          created_at: string
          downloaded_at: string | null
          id: string
          message_id: string | null
          mime: string
          name: string
          path: string
          project_id: string
          sha256: string
          size: number
          uploaded_by: string | null
          uploaded_by_name: string
          version: number | null
          visible: boolean
        }
        Insert: {
          created_at?: string
          downloaded_at?: string | null
          id: string
          message_id?: string | null
          mime: string
          name: string
          path: string
          project_id: string
          sha256: string
          size: number
          uploaded_by?: string | null
          uploaded_by_name: string
          version?: number | null
          visible: boolean
        }
        Update: {
          created_at?: string
          downloaded_at?: string | null
          id?: string
          message_id?: string | null
          mime?: string
          name?: string
          path?: string
          project_id?: string
          sha256?: string
          size?: number
          uploaded_by?: string | null
          uploaded_by_name?: string
          version?: number | null
          visible?: boolean
        }
        Relationships: [
          {
            foreignKeyName: "project_files_message_id_fkey"
            columns: ["message_id"]
            referencedRelation: "messages"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "project_files_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "project_files_uploaded_by_fkey"
            columns: ["uploaded_by"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      project_updates: {
        Row: {
          author_id: string | null
          body: string
          created_at: string
          id: string
          project_id: string
          published_at: string | null
          request_key: string | null
          title: string
          version: number
          visible: boolean
        }
        Insert: {
          author_id?: string | null
          body?: string
          created_at?: string
          id?: string
          project_id: string
          published_at?: string | null
          request_key?: string | null
          title: string
          version?: number
          visible?: boolean
        }
        Update: {
          author_id?: string | null
          body?: string
          created_at?: string
          id?: string
          project_id?: string
          published_at?: string | null
          request_key?: string | null
          title?: string
          version?: number
          visible?: boolean
        }
        Relationships: [
          {
            foreignKeyName: "project_updates_author_id_fkey"
            columns: ["author_id"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "project_updates_project_id_fkey"
            columns: ["project_id"]
            referencedRelation: "projects"
            referencedColumns: ["id"]
          },
        ]
      }
      projects: {
        Row: {
          archived_at: string | null
          client_id: string
          created_at: string
          id: string
          live_url: string | null
          name: string
          next_step: string
          next_step_side: Database["public"]["Enums"]["project_side"]
          request_key: string | null
          service: string
          status: Database["public"]["Enums"]["project_status"]
          step_comment: string
          step_done_at: string | null
          step_done_by: string | null
          step_reply: string
          turn: Database["public"]["Enums"]["project_side"] | null
          updated_at: string
          version: number
        }
        Insert: {
          archived_at?: string | null
          client_id: string
          created_at?: string
          id?: string
          live_url?: string | null
          name: string
          next_step?: string
          next_step_side?: Database["public"]["Enums"]["project_side"]
          request_key?: string | null
          service?: string
          status?: Database["public"]["Enums"]["project_status"]
          step_comment?: string
          step_done_at?: string | null
          step_done_by?: string | null
          step_reply?: string
          turn?: never
          updated_at?: string
          version?: number
        }
        Update: {
          archived_at?: string | null
          client_id?: string
          created_at?: string
          id?: string
          live_url?: string | null
          name?: string
          next_step?: string
          next_step_side?: Database["public"]["Enums"]["project_side"]
          request_key?: string | null
          service?: string
          status?: Database["public"]["Enums"]["project_status"]
          step_comment?: string
          step_done_at?: string | null
          step_done_by?: string | null
          step_reply?: string
          turn?: never
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "projects_client_id_fkey"
            columns: ["client_id"]
            referencedRelation: "clients"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "projects_step_done_by_fkey"
            columns: ["step_done_by"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
        ]
      }
      publish_events: {
        Row: {
          deliveries: number
          delivery_key: string | null
          document_id: string | null
          document_type: string | null
          error: string | null
          id: string
          operation: string | null
          pages: NonNullable<Json>
          published_at: string | null
          received_at: string
          revision: string | null
          seconds: number | null
          settled_at: string | null
          slug: string | null
          state: Database["public"]["Enums"]["publish_state"]
          title: string | null
        }
        Insert: {
          deliveries?: number
          delivery_key?: string | null
          document_id?: string | null
          document_type?: string | null
          error?: string | null
          id?: string
          operation?: string | null
          pages?: NonNullable<Json>
          published_at?: string | null
          received_at?: string
          revision?: string | null
          seconds?: number | null
          settled_at?: string | null
          slug?: string | null
          state: Database["public"]["Enums"]["publish_state"]
          title?: string | null
        }
        Update: {
          deliveries?: number
          delivery_key?: string | null
          document_id?: string | null
          document_type?: string | null
          error?: string | null
          id?: string
          operation?: string | null
          pages?: NonNullable<Json>
          published_at?: string | null
          received_at?: string
          revision?: string | null
          seconds?: number | null
          settled_at?: string | null
          slug?: string | null
          state?: Database["public"]["Enums"]["publish_state"]
          title?: string | null
        }
        Relationships: []
      }
      rate_limits: {
        Row: {
          key: string
          requests: number
          resets_at: string
        }
        Insert: {
          key: string
          requests: number
          resets_at: string
        }
        Update: {
          key?: string
          requests?: number
          resets_at?: string
        }
        Relationships: []
      }
      retention_runs: {
        Row: {
          day: string
          last_at: string
          removed: NonNullable<Json>
        }
        Insert: {
          day: string
          last_at: string
          removed?: NonNullable<Json>
        }
        Update: {
          day?: string
          last_at?: string
          removed?: NonNullable<Json>
        }
        Relationships: []
      }
      saved_replies: {
        Row: {
          body: string
          created_at: string
          id: string
          name: string
          updated_at: string
          version: number
        }
        Insert: {
          body: string
          created_at?: string
          id?: string
          name: string
          updated_at?: string
          version?: number
        }
        Update: {
          body?: string
          created_at?: string
          id?: string
          name?: string
          updated_at?: string
          version?: number
        }
        Relationships: []
      }
      second_subscriptions: {
        Row: {
          client_id: string
          created_at: string
          currency: string
          returned_cents: number
          settled_at: string | null
          settled_by: string | null
          subscription_id: string
          taken_by: string | null
          taken_until: string
        }
        Insert: {
          client_id: string
          created_at?: string
          currency: string
          returned_cents?: number
          settled_at?: string | null
          settled_by?: string | null
          subscription_id: string
          taken_by?: string | null
          taken_until?: string
        }
        Update: {
          client_id?: string
          created_at?: string
          currency?: string
          returned_cents?: number
          settled_at?: string | null
          settled_by?: string | null
          subscription_id?: string
          taken_by?: string | null
          taken_until?: string
        }
        Relationships: [
          {
            foreignKeyName: "second_subscriptions_client_id_fkey"
            columns: ["client_id"]
            referencedRelation: "clients"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "second_subscriptions_settled_by_fkey"
            columns: ["settled_by"]
            referencedRelation: "users"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "second_subscriptions_subscription_id_fkey"
            columns: ["subscription_id"]
            referencedRelation: "subscriptions"
            referencedColumns: ["id"]
          },
        ]
      }
      stripe_events: {
        Row: {
          created_at: string
          id: string
          processed_at: string | null
          taken_until: string
          type: string
        }
        Insert: {
          created_at?: string
          id: string
          processed_at?: string | null
          taken_until: string
          type: string
        }
        Update: {
          created_at?: string
          id?: string
          processed_at?: string | null
          taken_until?: string
          type?: string
        }
        Relationships: []
      }
      subscriptions: {
        Row: {
          amount_cents: number
          cancel_at_period_end: boolean
          client_id: string
          created_at: string
          currency: string
          current_period_end: string
          customer_id: string | null
          id: string
          price_id: string
          reading: number
          status: string
          updated_at: string
        }
        Insert: {
          amount_cents: number
          cancel_at_period_end: boolean
          client_id: string
          created_at: string
          currency: string
          current_period_end: string
          customer_id?: string | null
          id: string
          price_id: string
          reading: number
          status: string
          updated_at?: string
        }
        Update: {
          amount_cents?: number
          cancel_at_period_end?: boolean
          client_id?: string
          created_at?: string
          currency?: string
          current_period_end?: string
          customer_id?: string | null
          id?: string
          price_id?: string
          reading?: number
          status?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "subscriptions_client_id_fkey"
            columns: ["client_id"]
            referencedRelation: "clients"
            referencedColumns: ["id"]
          },
        ]
      }
      tax_rates: {
        Row: {
          archived_at: string | null
          created_at: string
          id: string
          is_default: boolean
          kind: Database["public"]["Enums"]["tax_kind"]
          name: string
          note: string | null
          percent: number
        }
        Insert: {
          archived_at?: string | null
          created_at?: string
          id?: string
          is_default?: boolean
          kind?: Database["public"]["Enums"]["tax_kind"]
          name: string
          note?: string | null
          percent: number
        }
        Update: {
          archived_at?: string | null
          created_at?: string
          id?: string
          is_default?: boolean
          kind?: Database["public"]["Enums"]["tax_kind"]
          name?: string
          note?: string | null
          percent?: number
        }
        Relationships: []
      }
      troubles: {
        Row: {
          kind: string
          last_at: string
          subject: string
          times: number
          told_at: string | null
          what: string
        }
        Insert: {
          kind: string
          last_at?: string
          subject?: string
          times?: number
          told_at?: string | null
          what: string
        }
        Update: {
          kind?: string
          last_at?: string
          subject?: string
          times?: number
          told_at?: string | null
          what?: string
        }
        Relationships: []
      }
      users: {
        Row: {
          created_at: string
          disabled_at: string | null
          email: string
          full_name: string
          id: string
          left_at: string | null
          phone: string | null
          role: Database["public"]["Enums"]["user_role"]
        }
        Insert: {
          created_at?: string
          disabled_at?: string | null
          email: string
          full_name?: string
          id: string
          left_at?: string | null
          phone?: string | null
          role?: Database["public"]["Enums"]["user_role"]
        }
        Update: {
          created_at?: string
          disabled_at?: string | null
          email?: string
          full_name?: string
          id?: string
          left_at?: string | null
          phone?: string | null
          role?: Database["public"]["Enums"]["user_role"]
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      accept_discovery_call: { Args: { token_hash: string }; Returns: string }
      add_tax_rate: {
        Args: {
          as_default: boolean
          kind: Database["public"]["Enums"]["tax_kind"]
          name: string
          note: string
          percent: number
        }
        Returns: string
      }
      answer_endorsement: {
        Args: {
          may_quote: boolean
          may_show: boolean
          project_id: string
          quote: string
          said_by: string
          said_by_role: string
          seen_version: number
          wording: string
        }
        Returns: string
      }
      answer_invite: {
        Args: { invite_id: string; is_joining: boolean }
        Returns: string
      }
      archive_client: {
        Args: { client_id: string; withdraws: boolean }
        Returns: string
      }
      archive_tax_rate: { Args: { rate_id: string }; Returns: string }
      begin_duty: {
        Args: { by_default: boolean; of_user: string }
        Returns: string
      }
      begin_guide_copy: { Args: Record<PropertyKey, never>; Returns: number }
      begin_publish: { Args: { publish: Json }; Returns: Json }
      begin_stripe_reading: {
        Args: Record<PropertyKey, never>
        Returns: number
      }
      calls_of_sender: { Args: { address: string }; Returns: string[] }
      cancel_discovery_call: { Args: { token_hash: string }; Returns: string }
      change_discovery_call: {
        Args: { new_time: Json; token_hash: string }
        Returns: string
      }
      change_message: {
        Args: { body?: string; message_id: string; project_id: string }
        Returns: Json
      }
      claim_invoices: { Args: { most?: number }; Returns: string[] }
      claim_mails: {
        Args: { lease_seconds: number; most: number }
        Returns: {
          attempts: number
          created_at: string
          dedupe_key: string
          failed_at: string | null
          id: string
          last_error: string | null
          next_at: string
          payload: NonNullable<Json>
          recipient: string | null
          sent_at: string | null
          subject_id: string
          template: string
        }[]
        SetofOptions: {
          from: "*"
          to: "outbox"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      convert_message_to_client: {
        Args: { client_name: string; invite_id: string; message_id: string }
        Returns: string
      }
      copy_guides: {
        Args: { published: Json; reading: number }
        Returns: boolean
      }
      count_article_ratings: {
        Args: Record<PropertyKey, never>
        Returns: {
          article_id: string
          helpful: number
          unhelpful: number
        }[]
      }
      count_expired: {
        Args: { at?: string; periods: Json }
        Returns: {
          rule: string
          source: string
          total: number
        }[]
      }
      count_notifications: {
        Args: Record<PropertyKey, never>
        Returns: {
          latest: string
          leads: number
          newest_lead: string
          unread: number
        }[]
      }
      count_private_link: {
        Args: { purpose: string; subject: string }
        Returns: number
      }
      count_projects: {
        Args: { search?: string }
        Returns: {
          status: Database["public"]["Enums"]["project_status"]
          total: number
        }[]
      }
      count_recovery_codes: {
        Args: Record<PropertyKey, never>
        Returns: number
      }
      count_sign_in_attempt: {
        Args: { account_hash: string; address_hash: string; kind: string }
        Returns: number
      }
      count_waiting_projects: {
        Args: { search?: string; today?: string }
        Returns: {
          agency: number
          client: number
          message: number
          milestone: number
        }[]
      }
      credit_change_order: {
        Args: { invoice_id: string; order_id: string }
        Returns: string
      }
      credit_invoice: {
        Args: {
          amount: number
          invoice_id: string
          kind: string
          reason: string
          request_key: string
          seen_left: number
        }
        Returns: string
      }
      decide_change_order: {
        Args: {
          comment: string
          decision: Database["public"]["Enums"]["decision"]
          order_id: string
          seen_sha256: string
        }
        Returns: string
      }
      decide_discovery_call: {
        Args: { call_id: string; decision: string }
        Returns: string
      }
      decide_feedback_item: {
        Args: {
          comment: string
          decision: Database["public"]["Enums"]["decision"]
          item_id: string
          seen_sha256: string
        }
        Returns: string
      }
      delete_client: { Args: { client_id: string }; Returns: string }
      delete_my_account: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      describe_changes: {
        Args: { entry_ids: number[] }
        Returns: {
          client_id: string
          client_name: string
          currency: string
          id: number
          name: string
          price_id: string
          project_id: string
          project_name: string
        }[]
      }
      describe_second_factors: {
        Args: Record<PropertyKey, never>
        Returns: {
          owners: number
          state: string
          trouble: string
          without_factor: number
        }[]
      }
      end_file_reservations: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      end_invoice: {
        Args: { ending: string; invoice_id: string }
        Returns: string
      }
      end_loss: { Args: { of_user: string }; Returns: undefined }
      end_session: { Args: { of_session: string }; Returns: boolean }
      enrol_by: { Args: Record<PropertyKey, never>; Returns: string }
      export_rows: {
        Args: { most: number; name: string; skip: number }
        Returns: Json[]
      }
      export_tables: { Args: Record<PropertyKey, never>; Returns: string[] }
      file_contact_messages: {
        Args: {
          message_ids: string[]
          new_status: Database["public"]["Enums"]["contact_message_status"]
          snoozed_until?: string
        }
        Returns: string[]
      }
      finalize_invoice: {
        Args: {
          due_on: string
          ends_at: string
          invoice_id: string
          seen_total: number
        }
        Returns: string
      }
      forget_set_aside_password: { Args: { user_id: string }; Returns: boolean }
      forget_sign_in_attempt: {
        Args: { account_hash: string; address_hash: string; kind: string }
        Returns: undefined
      }
      invite_person: {
        Args: {
          address: string
          client_id: string
          invite_id: string
          sees_money?: boolean
        }
        Returns: string
      }
      join_clients: {
        Args: { client_id: string; kept_id: string }
        Returns: string
      }
      link_person: {
        Args: { client_id: string; sees_money?: boolean; user_id: string }
        Returns: string
      }
      list_invoice_notices: {
        Args: Record<PropertyKey, never>
        Returns: {
          at: string
          becomes: string
          by_name: string
          kind: string
          was: string
        }[]
      }
      list_invoices: {
        Args: {
          list?: string
          most?: number
          of_client?: string
          search?: string
          skip?: number
        }
        Returns: {
          amount_remaining: number
          asked: string
          client_id: string
          client_name: string
          count: number
          created_at: string
          currency: string
          due_on: string
          falls_due_at: string
          finalized_at: string
          id: string
          number: string
          paid_at: string
          paid_elsewhere_on: string
          status: Database["public"]["Enums"]["invoice_status"]
          total: number
        }[]
      }
      list_leftover_objects: {
        Args: Record<PropertyKey, never>
        Returns: string[]
      }
      list_my_invites: {
        Args: Record<PropertyKey, never>
        Returns: {
          client_name: string
          expires_at: string
          id: string
          invited_by: string
        }[]
      }
      list_notifications: {
        Args: { before?: string; most?: number; only_unread?: boolean }
        Returns: {
          actor_name: string
          client_id: string
          client_name: string
          decision: Database["public"]["Enums"]["decision"]
          events: number
          id: string
          kind: string
          project_id: string
          project_name: string
          read_at: string
          subject_id: string
          title: string
          updated_at: string
        }[]
      }
      list_owner_factors: {
        Args: Record<PropertyKey, never>
        Returns: {
          email: string
          enrol_by: string
          full_name: string
          has_factor: boolean
          id: string
        }[]
      }
      list_people: {
        Args: { of_client: string }
        Returns: {
          name: string
          sees_money: boolean
          user_id: string
        }[]
      }
      list_people_with_factor: {
        Args: { of_client: string }
        Returns: string[]
      }
      list_project_files: {
        Args: { most: number; project: string; skipped: number }
        Returns: {
          created_at: string
          downloaded_at: string | null
          id: string
          message_id: string | null
          mime: string
          name: string
          path: string
          project_id: string
          sha256: string
          size: number
          uploaded_by: string | null
          uploaded_by_name: string
          version: number | null
          visible: boolean
        }[]
        SetofOptions: {
          from: "*"
          to: "project_files"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      list_projects: {
        Args: {
          is_archived?: boolean
          most?: number
          of_client?: string
          of_status?: Database["public"]["Enums"]["project_status"]
          search?: string
          skip?: number
          today?: string
          waits_as?: string
          waits_for?: Database["public"]["Enums"]["project_side"]
        }
        Returns: {
          archived_at: string
          client_id: string
          client_name: string
          id: string
          live_url: string
          milestones_done: number
          milestones_total: number
          name: string
          next_step: string
          next_step_side: Database["public"]["Enums"]["project_side"]
          service: string
          status: Database["public"]["Enums"]["project_status"]
          step_done_at: string
          step_reply: string
          total: number
          turn: Database["public"]["Enums"]["project_side"]
          update_at: string
          update_title: string
          updated_at: string
        }[]
      }
      list_unlinked_people: {
        Args: { most: number; skip: number }
        Returns: {
          created_at: string
          disabled_at: string
          email: string
          full_name: string
          id: string
          left_at: string
          total: number
        }[]
      }
      list_waiting: {
        Args: {
          most?: number
          of_client?: string
          of_kinds?: string[]
          of_side?: Database["public"]["Enums"]["project_side"]
          skip?: number
          today?: string
        }
        Returns: {
          client_id: string
          client_name: string
          due: string
          facts: Json
          id: string
          kind: string
          project_id: string
          project_name: string
          side: Database["public"]["Enums"]["project_side"]
          since: string
          title: string
          total: number
        }[]
      }
      mark_messages_read: {
        Args: { project_id: string; up_to: number }
        Returns: undefined
      }
      may_read_calendar: { Args: { token_hash: string }; Returns: boolean }
      move_change_order: {
        Args: {
          ends_at?: string
          new_status: Database["public"]["Enums"]["change_order_status"]
          order_id: string
          seen_version: number
        }
        Returns: string
      }
      move_milestone: {
        Args: { milestone_id: string; places: number }
        Returns: boolean
      }
      must_have_factor: { Args: Record<PropertyKey, never>; Returns: boolean }
      my_data: {
        Args: { most: number; part: string; skip: number }
        Returns: Json[]
      }
      my_data_parts: { Args: Record<PropertyKey, never>; Returns: string[] }
      my_factors: {
        Args: Record<PropertyKey, never>
        Returns: {
          added_at: string
          asked_at: string
          id: string
          may_go: boolean
          name: string
        }[]
      }
      my_second_step: { Args: Record<PropertyKey, never>; Returns: string }
      my_sessions: {
        Args: Record<PropertyKey, never>
        Returns: {
          device: string
          id: string
          is_current: boolean
          methods: string[]
          started_at: string
          used_at: string
        }[]
      }
      next_call: {
        Args: { of_client?: string }
        Returns: {
          ends_at: string
          starts_at: string
          status: Database["public"]["Enums"]["discovery_call_status"]
          time_zone: string
        }[]
      }
      note_download: { Args: { file_id: string }; Returns: undefined }
      note_listed: { Args: { ids: string[] }; Returns: number }
      note_new_device: {
        Args: {
          browser: string
          of_session: string
          of_user: string
          system: string
        }
        Returns: string
      }
      note_retention: { Args: { removed: Json }; Returns: undefined }
      pay_invoice_elsewhere: {
        Args: { invoice_id: string; paid_on: string; seen_remaining: number }
        Returns: string
      }
      prepare_invoice: {
        Args: {
          bill_to: string
          in_currency: string
          lines: Json
          of_client: string
          of_project: string | null
          request_key: string
          supplied_from?: string
          supplied_on?: string
        }
        Returns: {
          answer: string
          invoice: string
        }[]
      }
      propose_discovery_call: {
        Args: { call_id: string; new_time: Json }
        Returns: string
      }
      prove_password: { Args: { user_id: string }; Returns: string }
      queue_digests: {
        Args: { at?: string; pause?: string; quiet?: string }
        Returns: number
      }
      queue_doubtful: {
        Args: { at?: string; most?: number; pause?: string; quiet?: string }
        Returns: boolean
      }
      queue_invoice_reminders: { Args: { at?: string }; Returns: boolean }
      rate_article: {
        Args: { article_id: string; is_helpful: boolean }
        Returns: boolean
      }
      read_client_story: { Args: { of_client: string }; Returns: Json }
      read_doubtful: { Args: { most?: number }; Returns: Json }
      read_messages: {
        Args: {
          after?: number
          before?: number
          most?: number
          project_id: string
        }
        Returns: {
          author_id: string
          author_name: string
          author_role: Database["public"]["Enums"]["user_role"]
          body: string
          created_at: string
          deleted_at: string
          edited_at: string
          files: Json
          id: string
          revision: number
          sequence: number
        }[]
      }
      read_notifications: {
        Args: {
          kinds?: string[]
          notification_id?: string
          project_id?: string
        }
        Returns: number
      }
      read_seen: {
        Args: { project_id: string }
        Returns: {
          last_read_at: string
          last_sequence: number
          reader_name: string
        }[]
      }
      read_set_aside_password: {
        Args: { user_id: string }
        Returns: {
          claim: string
        }[]
      }
      read_threads: {
        Args: { message_ids: string[] }
        Returns: {
          client_id: string
          client_name: string
          message_id: string
          messages: number
        }[]
      }
      record_client_view: { Args: { client_id: string }; Returns: undefined }
      record_contact_message: { Args: { request: Json }; Returns: Json }
      record_discovery_call: { Args: { request: Json }; Returns: Json }
      record_export: { Args: { of_what: string }; Returns: undefined }
      record_missed_addresses: { Args: { missed: Json }; Returns: undefined }
      record_project_file: {
        Args: { file: Json; for_message?: boolean; reservation_id: string }
        Returns: Json
      }
      release_stripe_event: { Args: { event_id: string }; Returns: undefined }
      remind_of_decision: { Args: { subject: string }; Returns: string }
      remove_expired: {
        Args: { at?: string; most?: number; periods: Json }
        Returns: {
          rule: string
          source: string
          total: number
        }[]
      }
      renew_calendar_link: { Args: { token_hash: string }; Returns: undefined }
      renew_invite: {
        Args: { invite_id: string; request_key: string }
        Returns: string
      }
      renew_recovery_codes: { Args: { code_hashes: string[] }; Returns: string }
      reply_to_contact_message: {
        Args: { message_id: string; reply: string; reply_key: string }
        Returns: boolean
      }
      report_backup: { Args: { report: Json }; Returns: undefined }
      report_troubles: { Args: { noticed: Json }; Returns: boolean }
      reserve_file: {
        Args: { project_id: string; request_key: string }
        Returns: Json
      }
      restore_client: { Args: { client_id: string }; Returns: string }
      retry_failed_mails: { Args: Record<PropertyKey, never>; Returns: number }
      retry_mail: { Args: { mail_id: string }; Returns: boolean }
      say_step_done: {
        Args: { comment: string; project_id: string; seen_step: string }
        Returns: string
      }
      search_portal: {
        Args: { most?: number; of_kind?: string; words: string }
        Returns: {
          about: string
          about_id: string
          at: string
          body: string
          client_id: string
          client_name: string
          corrected: string[]
          id: string
          kind: string
          project_id: string
          project_name: string
          sequence: number
          slug: string
          title: string
        }[]
      }
      send_message: {
        Args: {
          body: string
          client_key: string
          file_ids?: string[]
          project_id: string
        }
        Returns: Json
      }
      set_account_disabled: {
        Args: { is_disabled: boolean; user_id: string }
        Returns: boolean
      }
      set_billing_details: {
        Args: {
          billing_address: string
          client_id: string
          seen_version: number
          tax_id: string
        }
        Returns: string
      }
      set_contact_message_status: {
        Args: {
          message_id: string
          new_status: Database["public"]["Enums"]["contact_message_status"]
        }
        Returns: boolean
      }
      set_default_tax_rate: { Args: { rate_id?: string }; Returns: string }
      set_invoice_sender: {
        Args: {
          invoice_from: string
          pay_to: string
          proof: string
          seen_version: number
        }
        Returns: string
      }
      set_invoiced_elsewhere: {
        Args: { is_elsewhere: boolean; order_id: string }
        Returns: string
      }
      set_mailed_kinds: { Args: { kinds: string[] }; Returns: undefined }
      set_search_language: { Args: { language: string }; Returns: boolean }
      set_sees_money: {
        Args: { client_id: string; sees_money: boolean; user_id: string }
        Returns: string
      }
      settle_invoice: {
        Args: { current: Json; reading: number }
        Returns: boolean
      }
      settle_mail: {
        Args: {
          attempt: number
          error?: string
          is_final?: boolean
          mail_id: string
        }
        Returns: undefined
      }
      settle_password: {
        Args: { claim: string; user_id: string }
        Returns: boolean
      }
      settle_publishes: { Args: { outcomes: Json }; Returns: undefined }
      settle_second_subscription: {
        Args: { cents: number; of_subscription: string; owner_id: string }
        Returns: boolean
      }
      settle_step: {
        Args: {
          is_confirmed: boolean
          project_id: string
          reply: string
          seen_at: string
          seen_step: string
        }
        Returns: string
      }
      settle_stripe_event: {
        Args: { current: Json; event_id: string; reading: number }
        Returns: undefined
      }
      sum_invoices: {
        Args: {
          of_client?: string
          search?: string
          since?: string
          zone?: string
        }
        Returns: {
          currency: string
          drafts: number
          drafts_sum: number
          open: number
          open_sum: number
          overdue: number
          overdue_sum: number
          paid: number
          paid_since_sum: number
          paid_sum: number
          total: number
        }[]
      }
      sweep_search_words: { Args: { after?: string }; Returns: string }
      take_checkout: {
        Args: { of_client: string; taker: string }
        Returns: {
          client_id: string
          request_key: string | null
          session_id: string | null
          taken_by: string | null
          taken_until: string
        }[]
        SetofOptions: {
          from: "*"
          to: "checkouts"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      take_second_subscription: {
        Args: { of_subscription: string; taker: string }
        Returns: string
      }
      take_step_back: {
        Args: { project_id: string; seen_step: string }
        Returns: string
      }
      take_stripe_event: {
        Args: { event_id: string; event_type: string }
        Returns: number
      }
      tell_of_factors: { Args: Record<PropertyKey, never>; Returns: number }
      tell_of_new_devices: { Args: { at?: string }; Returns: number }
      total_change_orders: {
        Args: { project: string }
        Returns: {
          approved: number
          currency: string
          days_delta: number
          price_cents: number
        }[]
      }
      turn_down_delivery: {
        Args: {
          document: Json
          outcome: Database["public"]["Enums"]["publish_state"]
          reason: string
        }
        Returns: undefined
      }
      unlink_person: {
        Args: { client_id: string; user_id: string }
        Returns: string
      }
      unsubscribe: { Args: { user_id: string }; Returns: boolean }
      use_recovery_code: { Args: { code_hash: string }; Returns: string }
    }
    Enums: {
      backup_problem:
        | "no_space"
        | "database"
        | "content"
        | "archive"
        | "rows"
        | "files"
        | "receipts"
        | "sign_in"
        | "other"
      change_order_status:
        | "draft"
        | "sent"
        | "approved"
        | "declined"
        | "withdrawn"
      contact_message_status: "new" | "answered" | "spam"
      decision: "approved" | "changes_requested" | "declined"
      decision_subject: "feedback_item" | "change_order"
      discovery_call_status:
        | "requested"
        | "proposed"
        | "confirmed"
        | "declined"
        | "cancelled"
        | "spam"
      feedback_status: "open" | "approved" | "changes_requested" | "closed"
      invoice_status:
        | "preparing"
        | "draft"
        | "open"
        | "paid"
        | "void"
        | "uncollectible"
        | "discarded"
      project_side: "agency" | "client"
      project_status:
        | "planning"
        | "in_progress"
        | "waiting"
        | "review"
        | "live"
        | "on_hold"
      publish_state: "working" | "live" | "failed" | "ignored" | "refused"
      tax_kind: "standard" | "exempt" | "reverse_charge"
      user_role: "owner" | "client"
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {
      backup_problem: [
        "no_space",
        "database",
        "content",
        "archive",
        "rows",
        "files",
        "receipts",
        "sign_in",
        "other",
      ],
      change_order_status: [
        "draft",
        "sent",
        "approved",
        "declined",
        "withdrawn",
      ],
      contact_message_status: ["new", "answered", "spam"],
      decision: ["approved", "changes_requested", "declined"],
      decision_subject: ["feedback_item", "change_order"],
      discovery_call_status: [
        "requested",
        "proposed",
        "confirmed",
        "declined",
        "cancelled",
        "spam",
      ],
      feedback_status: ["open", "approved", "changes_requested", "closed"],
      invoice_status: [
        "preparing",
        "draft",
        "open",
        "paid",
        "void",
        "uncollectible",
        "discarded",
      ],
      project_side: ["agency", "client"],
      project_status: [
        "planning",
        "in_progress",
        "waiting",
        "review",
        "live",
        "on_hold",
      ],
      publish_state: ["working", "live", "failed", "ignored", "refused"],
      tax_kind: ["standard", "exempt", "reverse_charge"],
      user_role: ["owner", "client"],
    },
  },
} as const
